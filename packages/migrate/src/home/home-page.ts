import { joinAddress } from '../old-site/old-addresses.ts'
import {
  type HomeBlock,
  homeBlocks,
  type HomeCard,
  type HomeLink,
  linksIn,
  plainText,
} from './home-blocks.ts'
import { type AddressOf, homeMarkdown } from './home-markdown.ts'
import type { StillNode } from './still-values.ts'

/** What a home page that was a component begins with, where its code does not say it. */
export interface SmallHome {
  readonly heading: string
  readonly tagline: string | null
  /** Address of the page that it leads to, below the base path; null for none. */
  readonly first: string | null
}

/** The texts in the code of a home page. */
export interface HomeTexts {
  readonly heading: string | null
  readonly tagline: string | null
  readonly text: string | null
  readonly actions: readonly HomeLink[]
  readonly featuresTitle: string | null
  readonly features: readonly HomeCard[]
  readonly rest: readonly HomeBlock[]
}

/** Sorts what markup shows into the parts of a home page; null where it shows nothing. */
export function homeTexts(nodes: readonly StillNode[], addressOf: AddressOf): HomeTexts | null {
  const blocks = homeBlocks(nodes)
  if (blocks.length === 0) return null
  const title = blocks.find(({ kind }) => kind === 'heading' || kind === 'cards')
  const heading = title?.kind === 'heading' && title.level === 1 ? title : null
  const start = heading === null ? 0 : blocks.indexOf(heading) + 1
  const { lines, links, left } = topOf(heading === null ? blocks : withLineBelow(blocks.slice(start)))
  const [tagline = null, text = null] = lines
  const { title: featuresTitle, features, rest } = featuresOf(left, addressOf)
  return {
    heading: heading === null ? null : plainText(heading.nodes),
    tagline,
    text,
    actions: uniqueLinks(links),
    featuresTitle,
    features,
    // What was above the title, such as a banner, is below it.
    rest: [...blocks.slice(0, Math.max(0, start - 1)), ...rest],
  }
}

/** A heading between the title and its links is the line below the title. */
function withLineBelow(blocks: readonly HomeBlock[]): readonly HomeBlock[] {
  const [first, second] = blocks
  const isLine = first?.kind === 'heading' && first.target === null && second?.kind === 'links'
  return isLine ? [{ kind: 'text', nodes: first.nodes }, ...blocks.slice(1)] : blocks
}

/** At most two plain lines at the start, then links; and everything that is left. */
function topOf(blocks: readonly HomeBlock[]): {
  readonly lines: readonly string[]
  readonly links: readonly HomeLink[]
  readonly left: readonly HomeBlock[]
} {
  const lines: string[] = []
  const links: HomeLink[] = []
  let place = 0
  for (; place < blocks.length; place += 1) {
    const block = blocks[place]
    // Words with links are Markdown: the lines below a title are plain.
    const isLine = block?.kind === 'text' && linksIn(block.nodes).length === 0
    if (isLine && links.length === 0 && lines.length < 2) lines.push(plainText(block.nodes))
    else if (block?.kind === 'links') links.push(...block.links)
    else break
  }
  return { lines, links, left: blocks.slice(place) }
}

/** The first cards below the top of a page as features, with the heading above them, if each can be one. */
function featuresOf(
  blocks: readonly HomeBlock[],
  addressOf: AddressOf,
): {
  readonly title: string | null
  readonly features: readonly HomeCard[]
  readonly rest: readonly HomeBlock[]
} {
  const [first, second] = blocks
  const isTitled = first?.kind === 'heading' && first.target === null && second?.kind === 'cards'
  const group = isTitled ? second : first
  if (group?.kind !== 'cards') return { title: null, features: [], rest: blocks }
  const titles = new Set(group.cards.map(({ title }) => plainText(title)))
  const canBe = titles.size === group.cards.length && group.cards.every((card) => isFeature(card, addressOf))
  return canBe
    ? {
        title: isTitled ? plainText(first.nodes) : null,
        features: group.cards,
        rest: blocks.slice(isTitled ? 2 : 1),
      }
    : { title: null, features: [], rest: blocks }
}

/** A feature is plain text, and leads to a page of the site, or nowhere. */
function isFeature({ title, texts, target }: HomeCard, addressOf: AddressOf): boolean {
  if (plainText(title) === '' || texts.some((nodes) => linksIn(nodes).length > 0)) return false
  return target === null || addressOf(target)?.startsWith('/') === true
}

function uniqueLinks(links: readonly HomeLink[]): readonly HomeLink[] {
  return [...new Map(links.map((link) => [`${link.label}\n${link.target}`, link])).values()]
}

/** The Markdown of a home page that was a component, with the texts of its code. */
export function homePage(
  { heading, tagline, first }: SmallHome,
  texts: HomeTexts | null,
  addressOf: AddressOf,
): string {
  const shownTagline = texts?.tagline ?? tagline
  const links = (texts?.actions ?? []).flatMap(({ label, target }) => {
    const address = addressOf(target)
    return address === null ? [] : [{ label, address }]
  })
  const actions =
    links.length === 0 && first !== null ? [{ label: 'Read the docs', address: joinAddress(first) }] : links
  const features = texts?.features ?? []
  const rest = homeMarkdown(texts?.rest ?? [], addressOf)
  return [
    '---',
    'hero:',
    `  heading: ${quoted(texts?.heading ?? heading)}`,
    ...(shownTagline === null ? [] : [`  tagline: ${quoted(shownTagline)}`]),
    ...(texts?.text === null || texts === null ? [] : [`  text: ${quoted(texts.text)}`]),
    ...(actions.length === 0
      ? []
      : [
          'actions:',
          ...actions.flatMap((action, index) => actionLines(action, links.length > 0 && index === 0)),
        ]),
    ...(texts?.featuresTitle === null || texts === null
      ? []
      : [`featuresTitle: ${quoted(texts.featuresTitle)}`]),
    ...(features.length === 0
      ? []
      : ['features:', ...features.flatMap((feature) => featureLines(feature, addressOf))]),
    '---',
    '',
    ...(rest === '' ? [] : [rest, '']),
  ].join('\n')
}

function actionLines(
  { label, address }: { readonly label: string; readonly address: string },
  isPrimary: boolean,
): readonly string[] {
  const target = address.startsWith('/') ? 'to' : 'href'
  return [
    `  - label: ${quoted(label)}`,
    `    ${target}: ${quoted(address)}`,
    ...(isPrimary ? ['    isPrimary: true'] : []),
  ]
}

function featureLines({ title, texts, target }: HomeCard, addressOf: AddressOf): readonly string[] {
  const address = target === null ? null : addressOf(target)
  return [
    `  - title: ${quoted(plainText(title))}`,
    `    text: ${quoted(texts.map(plainText).join(' '))}`,
    ...(address === null ? [] : [`    to: ${quoted(address)}`]),
  ]
}

/** A text as a value of YAML, in which no variable of the site is meant. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll('{{', '{ {'))
}
