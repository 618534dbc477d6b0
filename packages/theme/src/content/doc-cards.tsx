import type { DocCard } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { replaceable } from '../customising/replaceable.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'

/** Entries of a sidebar and the interface texts. */
export interface DocCardsProps {
  readonly cards: readonly DocCard[]
  readonly messages: Pick<Messages, 'itemCount' | 'externalLink'>
}

const ICONS = { doc: 'note', category: 'folder', link: 'link' } as const satisfies Record<string, IconName>

/**
 * What lies under a category, each entry a card that can be pressed anywhere. A category nobody has described says how
 * many entries it has. Renders nothing without entries.
 */
export function DocCards({ cards, messages }: DocCardsProps): ReactElement | null {
  if (cards.length === 0) return null
  return (
    <ul className="fyr-cards">
      {cards.map((card) => (
        <li key={`${card.label} ${card.href}`} className="fyr-card">
          <Icon name={ICONS[card.type]} />
          <div>
            <CardLink card={card} messages={messages} />
            <CardText card={card} messages={messages} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** `DocCards`, or what a site puts in its place. */
export const ReplaceableDocCards: ComponentType<DocCardsProps> = /* @__PURE__ */ replaceable(
  'DocCards',
  DocCards,
)

interface CardProps extends Pick<DocCardsProps, 'messages'> {
  readonly card: DocCard
}

function CardLink({ card, messages }: CardProps): ReactElement {
  if (!card.isExternal) return <a href={card.href}>{card.label}</a>
  return (
    <a href={card.href} target="_blank" rel="noopener noreferrer">
      {card.label}
      <Icon name="external" />
      <span className="fyr-visually-hidden"> ({messages.externalLink})</span>
    </a>
  )
}

function CardText({ card, messages }: CardProps): ReactElement | null {
  const count = card.itemCount === 0 ? null : formatPlural(messages.itemCount, card.itemCount)
  const text = card.description ?? count
  return text === null ? null : <p>{text}</p>
}
