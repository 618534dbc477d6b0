import type { HomeBlock, HomeCard } from './home-blocks.ts'
import { asDestination } from '../old-site/plain-value.ts'
import { plainText } from './home-blocks.ts'
import type { StillNode } from './still-values.ts'

/** The address of a link on the new site, by the one that is written; null where it leads nowhere there. */
export type AddressOf = (written: string) => string | null

/** Parts of a page as Markdown, with headings from level 2 on. */
export function homeMarkdown(blocks: readonly HomeBlock[], addressOf: AddressOf): string {
  let level = 1
  const heading = (wanted: number, text: string): string => {
    level = Math.max(2, Math.min(wanted, level + 1))
    return `${'#'.repeat(level)} ${text}`
  }
  const parts = blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'heading': {
        const text = escaped(plainText(block.nodes))
        return [heading(block.level, linked(text, block.target, addressOf))]
      }
      case 'text':
        return [atStart(inline(block.nodes, addressOf))]
      case 'links': {
        const links = block.links.map(({ label, target }) => linked(escaped(label), target, addressOf))
        return [links.length === 1 ? atStart(links[0] ?? '') : links.map((one) => `- ${one}`).join('\n')]
      }
      case 'list':
        return [
          block.items
            .map(
              (nodes, index) =>
                `${block.isOrdered ? `${index + 1}.` : '-'} ${atStart(inline(nodes, addressOf))}`,
            )
            .join('\n'),
        ]
      case 'code':
        return [fenced(block.text, block.language)]
      case 'cards': {
        const above = level
        const cards = block.cards.flatMap((card) => {
          level = above
          return cardMarkdown(card, heading, addressOf)
        })
        level = above
        return cards
      }
      default:
        return []
    }
  })
  // A mark, such as an arrow between cards, says nothing by itself.
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).join('\n\n')
}

function cardMarkdown(
  { title, texts, target }: HomeCard,
  heading: (wanted: number, text: string) => string,
  addressOf: AddressOf,
): readonly string[] {
  const text = linked(escaped(plainText(title)), target, addressOf)
  return [heading(6, text), ...texts.map((nodes) => atStart(inline(nodes, addressOf)))]
}

function linked(text: string, target: string | null, addressOf: AddressOf): string {
  const address = target === null ? null : addressOf(target)
  return address === null ? text : `[${text}](${asDestination(address)})`
}

function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(2, longestMarks(text)) + 1)
  return `${fence}${/^[\w+#-]+$/.test(language) ? language : 'text'}\n${text}\n${fence}`
}

/** Length of the longest run of backticks. */
function longestMarks(text: string): number {
  let longest = 0
  for (const [marks] of text.matchAll(/`+/g)) longest = Math.max(longest, marks.length)
  return longest
}

/** Text and inline elements in one line. */
function inline(nodes: readonly StillNode[], addressOf: AddressOf): string {
  return marked(nodes, addressOf).replaceAll(/\s+/g, ' ').trim()
}

function marked(nodes: readonly StillNode[], addressOf: AddressOf): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      switch (node.tag) {
        case 'br':
          return ' '
        case 'a': {
          const text = escaped(plainText(node.children))
          return text === '' ? '' : linked(text, node.attributes['href'] ?? null, addressOf)
        }
        case 'code':
        case 'kbd':
          return codeOf(plainText(node.children))
        case 'b':
        case 'strong':
          return around('**', marked(node.children, addressOf))
        case 'em':
        case 'i':
          return around('*', marked(node.children, addressOf))
        case 'button':
        case 'img':
        case 'svg':
          return ''
        default:
          return marked(node.children, addressOf)
      }
    })
    .join('')
}

/** Words between marks, and blanks outside of them. */
function around(mark: string, text: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  return `${before}${mark}${inner}${mark}${after}`
}

function codeOf(text: string): string {
  if (text === '') return ''
  const longest = longestMarks(text)
  const marks = '`'.repeat(longest + 1)
  return longest === 0 ? `${marks}${text}${marks}` : `${marks} ${text} ${marks}`
}

/** A text in which no mark means anything to Markdown, nor to the variables and directives of Fyr. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>{}|~$]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)
    .replaceAll(/(?<=^|\s|:):(?=[\w:])/g, String.raw`\:`)
}

/** A line whose first mark makes nothing of it. */
function atStart(line: string): string {
  return line
    .replace(/^(?:[#+=-]|\d+(?=[.)]))/, (mark) => (/^\d/.test(mark) ? mark : `\\${mark}`))
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
}
