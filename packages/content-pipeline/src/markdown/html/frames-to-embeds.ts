import type { Element, ElementContent, Parents, Root } from 'hast'
import { EMBED_TAG } from '../directives/find-embeds.ts'
import { type Frame, videoFrame } from '../directives/frame-address.ts'
import { element } from '@fyr/markdown-parser/tree'

/** Elements in lines of text, where a block is not allowed. A paragraph is split around a frame. */
const LINES = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'summary'])
const HEADING = /^h[1-6]$/

/** Turns each `<iframe>` of another site into an embed, which loads nothing before the reader asks for it. */
export function framesToEmbeds(parent: Root | Element): void {
  if (parent.type === 'element' && (LINES.has(parent.tagName) || HEADING.test(parent.tagName))) return
  parent.children = parent.children.flatMap((child) => embedsOf(child)) as typeof parent.children
}

function embedsOf(node: Parents['children'][number]): Parents['children'] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'iframe') return [embedOf(node) ?? node]
  if (node.tagName === 'p') return splitParagraph(node)
  framesToEmbeds(node)
  return [node]
}

/** `text <iframe> text` as a paragraph, an embed and a paragraph. */
function splitParagraph(paragraph: Element): ElementContent[] {
  const parts: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = (): void => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      parts.push({ ...paragraph, children: line })
    line = []
  }
  for (const child of paragraph.children) {
    const embed = child.type === 'element' && child.tagName === 'iframe' ? embedOf(child) : null
    if (embed === null) {
      line.push(child)
      continue
    }
    endLine()
    parts.push(embed)
  }
  if (parts.length === 0) return [paragraph]
  endLine()
  return parts
}

/** The embed of a frame; null for one that is hidden or shows no page of another site. */
function embedOf({ properties, position }: Element): Element | null {
  const frame = frameOf(String(properties['src'] ?? ''))
  if (frame === null || isHidden(properties)) return null
  const written = String(properties['title'] ?? properties['ariaLabel'] ?? '').trim()
  const title = written === '' ? new URL(frame.page).hostname : written
  const link = element('a', { href: frame.page }, [{ type: 'text', value: title }])
  const embed = element(EMBED_TAG, { frame: frame.frame, title }, [link])
  if (position === undefined) return embed
  link.position = position
  return { ...embed, position }
}

/** Frames that count visitors have no size, or are not shown. */
function isHidden({ width, height, style, hidden }: Element['properties']): boolean {
  const hasNoSize = [width, height].some((size) => /^[01](?:px)?$/.test(String(size ?? '')))
  return (
    hasNoSize || Boolean(hidden) || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(String(style ?? ''))
  )
}

const YOUTUBE = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([^/?#]+)/
const VIMEO = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/

function frameOf(src: string): Frame | null {
  const address = src.trim().replace(/^\/\//, 'https://')
  const [, video] = YOUTUBE.exec(address) ?? []
  if (video !== undefined) return videoFrame('youtube', video)
  const [, film] = VIMEO.exec(address) ?? []
  if (film !== undefined) return videoFrame('vimeo', film)
  if (!URL.canParse(address)) return null
  const { protocol, href, username } = new URL(address)
  return protocol === 'https:' && username === '' ? { frame: href, page: href } : null
}
