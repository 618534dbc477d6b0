import type { ContainerNode, Renderer } from '@takumi-rs/core'
import { CARD_SIZE, type SocialCard } from './social-card.ts'

/** Colours of a card, as `#rrggbb`. */
export interface CardColors {
  readonly ground: string
  readonly ink: string
  readonly accent: string
}

/** A font file for cards, by the name that text is set in. */
export interface CardFont {
  readonly name: string
  readonly data: Uint8Array
}

/** Keeps the space of an empty line. */
const NOTHING = '\u00a0'

/** The letters of a title are smaller when it is longer than that. */
const SHORT_TITLE = 40

/** Draws a card as PNG: the same bytes for the same card, colours and fonts. */
export async function drawCard(
  renderer: Renderer,
  card: SocialCard,
  { colors, fonts }: { readonly colors: CardColors; readonly fonts: readonly CardFont[] },
): Promise<Uint8Array> {
  return renderer.render(layOut(card, colors, fonts), {
    ...CARD_SIZE,
    format: 'png',
    lang: card.lang,
    fonts: [...fonts],
  })
}

function layOut(
  { title, section, site }: SocialCard,
  { ground, ink, accent }: CardColors,
  fonts: readonly CardFont[],
): ContainerNode {
  return {
    type: 'container',
    style: {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      backgroundColor: ground,
      borderBottom: `16px solid ${accent}`,
      color: ink,
      fontFamily: fonts.map(({ name }) => name).join(', '),
    },
    children: [
      { type: 'text', text: section || NOTHING, style: { fontSize: 34, fontWeight: 600, color: accent } },
      {
        type: 'text',
        text: title === '' ? site : title,
        style: {
          fontSize: title.length > SHORT_TITLE ? 68 : 84,
          fontWeight: 700,
          lineHeight: 1.14,
          letterSpacing: '-0.02em',
          lineClamp: 4,
          textWrap: 'balance',
        },
      },
      { type: 'text', text: title === '' ? NOTHING : site, style: { fontSize: 34, fontWeight: 600 } },
    ],
  }
}
