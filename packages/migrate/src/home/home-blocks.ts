import { StillElement, type StillNode } from './still-values.ts'

/** A link that stands alone. */
export interface HomeLink {
  readonly label: string
  /** As it is written. */
  readonly target: string
}

/** A part of a page. */
export type HomeBlock =
  | {
      readonly kind: 'heading'
      readonly level: number
      readonly nodes: readonly StillNode[]
      readonly target: string | null
    }
  | { readonly kind: 'text'; readonly nodes: readonly StillNode[] }
  | { readonly kind: 'links'; readonly links: readonly HomeLink[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly StillNode[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'cards'; readonly cards: readonly HomeCard[] }

/** A heading with a few words below it, one of several beside each other. */
export interface HomeCard {
  /** Of its heading. */
  readonly level: number
  readonly title: readonly StillNode[]
  readonly texts: readonly (readonly StillNode[])[]
  readonly target: string | null
}

/** What says nothing, or belongs to a browser or to every page. */
const LEFT_OUT =
  /^(?:head|style|script|noscript|template|svg|canvas|iframe|video|audio|form|input|select|textarea|nav|footer|dialog)$/
const INLINE =
  /^(?:|a|abbr|b|bdi|bdo|br|button|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/

/** The parts of markup in their order. */
export function homeBlocks(nodes: readonly StillNode[]): readonly HomeBlock[] {
  const seen = new Set<string>()
  const blocks = blocksIn(nodes).filter((block) => {
    // Code shows a list once more for other widths, or to let it run in a circle.
    const key = JSON.stringify(block)
    const isNew = !seen.has(key) || block.kind === 'heading'
    seen.add(key)
    return isNew
  })
  return blocks.filter((block, place) => !isBare(block, blocks[place + 1]))
}

/** Whether a heading below the title has nothing below it: code of a package has shown what was there. */
function isBare(block: HomeBlock, next: HomeBlock | undefined): boolean {
  if (block.kind !== 'heading' || block.level === 1 || block.target !== null) return false
  return next === undefined || (next.kind === 'heading' && next.level <= block.level)
}

/** The plain text of nodes. */
export function plainText(nodes: readonly StillNode[]): string {
  return textIn(nodes).replaceAll(/\s+/g, ' ').trim()
}

function textIn(nodes: readonly StillNode[]): string {
  return shownIn(nodes)
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : textIn(node.children)))
    .join('')
}

/** Nodes without elements that only hold others, and without those that say nothing. */
function shownIn(nodes: readonly StillNode[]): readonly StillNode[] {
  return nodes.flatMap((node): readonly StillNode[] => {
    if (typeof node === 'string') return [node]
    if (node.tag === '') return shownIn(node.children)
    return LEFT_OUT.test(node.tag) || isHidden(node) ? [] : [node]
  })
}

/** Names of classes, as frameworks of CSS have them, of what only screen readers say: names of controls. */
const NOT_SEEN = /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text)(?:\s|$)/

function isHidden({ attributes }: StillElement): boolean {
  return (
    attributes['aria-hidden'] === 'true' ||
    NOT_SEEN.test(attributes['className'] ?? attributes['class'] ?? '')
  )
}

function isInline(node: StillNode): boolean {
  return typeof node === 'string' || (INLINE.test(node.tag) && shownIn(node.children).every(isInline))
}

function blocksIn(nodes: readonly StillNode[]): readonly HomeBlock[] {
  const blocks: HomeBlock[] = []
  let run: StillNode[] = []
  let cards: HomeCard[] = []
  let cardKeys = new Set<string>()
  let held: HomeBlock[] = []
  const endRun = (): void => {
    if (run.every((node) => typeof node === 'string' && node.trim() === '')) return
    endCards()
    blocks.push(...inlineBlocks(run))
    run = []
  }
  const endCards = (): void => {
    // One alone is a heading with its text.
    if (cards.length > 1) blocks.push({ kind: 'cards', cards })
    else blocks.push(...held)
    cards = []
    cardKeys = new Set()
    held = []
  }
  for (const node of shownIn(nodes)) {
    if (isInline(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (typeof node === 'string') continue
    const own = blocksOf(node)
    const card = /^(?:h\d|p|ul|ol|pre)$/.test(node.tag) ? null : cardOf(own)
    if (card === null) {
      endCards()
      blocks.push(...own)
    } else {
      // An introduction has a larger heading than what it introduces.
      if (cards.some(({ level }) => level !== card.level)) endCards()
      const key = JSON.stringify(card)
      if (cardKeys.has(key)) continue
      cardKeys.add(key)
      cards.push(card)
      held.push(...own)
    }
  }
  endRun()
  endCards()
  return blocks
}

/** The parts of an element that is no part of a line. */
function blocksOf(element: StillElement): readonly HomeBlock[] {
  const { tag, attributes, children } = element
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level !== undefined) {
    if (plainText(children) === '') return []
    return [
      {
        kind: 'heading',
        level: Number(level),
        nodes: children,
        target: linksIn(children)[0]?.target ?? null,
      },
    ]
  }
  if (tag === 'pre') {
    const text = codeIn(children).replace(/^\n+/, '').trimEnd()
    return text === '' ? [] : [{ kind: 'code', language: attributes['language'] ?? '', text }]
  }
  if (tag === 'a') return linkedBlocks(blocksIn(children), attributes['href'])
  const items = shownIn(children).filter((one) => one instanceof StillElement && one.tag === 'li')
  if (/^[ou]l$/.test(tag) && items.length > 0) {
    const inner = items.flatMap((one) => (one instanceof StillElement ? [one.children] : []))
    if (inner.every((one) => shownIn(one).every(isInline))) {
      const shown = inner.filter((one) => plainText(one) !== '')
      return shown.length === 0 ? [] : [{ kind: 'list', isOrdered: tag === 'ol', items: shown }]
    }
  }
  return blocksIn(children)
}

/** What a link around more than a line is: one from the heading that it begins with, or from its words. */
function linkedBlocks(blocks: readonly HomeBlock[], target: string | undefined): readonly HomeBlock[] {
  const [first, ...others] = blocks
  if (target === undefined) return blocks
  if (first?.kind === 'heading') return [{ ...first, target: first.target ?? target }, ...others]
  const words = blocks.flatMap((block) => (block.kind === 'text' ? [plainText(block.nodes)] : []))
  return words.length < blocks.length || words.length === 0
    ? blocks
    : [{ kind: 'links', links: [{ label: words.join(' '), target }] }]
}

function codeIn(nodes: readonly StillNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : codeIn(node.children))).join('')
}

/** What a run of text and inline elements is: links alone, or a paragraph. */
function inlineBlocks(nodes: readonly StillNode[]): readonly HomeBlock[] {
  if (plainText(withoutLinks(nodes)) !== '') return [{ kind: 'text', nodes }]
  const links = linksIn(nodes)
  return links.length === 0 ? [] : [{ kind: 'links', links }]
}

/** The links among inline elements that say something. */
export function linksIn(nodes: readonly StillNode[]): readonly HomeLink[] {
  return shownIn(nodes).flatMap((node): readonly HomeLink[] => {
    if (typeof node === 'string') return []
    if (node.tag !== 'a') return linksIn(node.children)
    const label =
      plainText(node.children) || (node.attributes['aria-label'] ?? node.attributes['title'] ?? '')
    const target = node.attributes['href']
    return target === undefined || label === '' ? [] : [{ label, target }]
  })
}

/** Nodes without links and without buttons, which do something in a browser. */
function withoutLinks(nodes: readonly StillNode[]): readonly StillNode[] {
  return shownIn(nodes).flatMap((node): readonly StillNode[] => {
    if (typeof node === 'string') return [node]
    return /^(?:a|button)$/.test(node.tag)
      ? []
      : [new StillElement(node.tag, {}, withoutLinks(node.children))]
  })
}

/** The parts of an element as a card; null for anything else than a heading with words, and at most one link beside them. */
function cardOf([first, ...others]: readonly HomeBlock[]): HomeCard | null {
  if (first?.kind !== 'heading' || first.level === 1) return null
  const texts: (readonly StillNode[])[] = []
  const targets = new Set(first.target === null ? [] : [first.target])
  for (const block of others) {
    if (block.kind === 'text') texts.push(block.nodes)
    else if (block.kind === 'links') for (const { target } of block.links) targets.add(target)
    else return null
  }
  const [target = null, ...more] = targets
  if (more.length > 0 || (texts.length === 0 && target === null)) return null
  return { level: first.level, title: first.nodes, texts, target }
}
