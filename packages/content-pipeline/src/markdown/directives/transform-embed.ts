import type { Link, Nodes } from 'mdast'
import { suggestName } from '../../nearest-name.ts'
import { VIDEO_SERVICES } from '../../schemas/embeds.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { EMBED_TAG } from './find-embeds.ts'
import { isExternalFile } from '../../schemas/external-address.ts'
import { type Frame, videoFrame } from './frame-address.ts'

/** Name of the directive that shows a video. */
const VIDEO = 'video'
/** Name of the directive that shows another page in a frame. */
const EMBED = 'embed'

/** How they are written. */
export const EMBED_FORMS: ReadonlyMap<string, string> = new Map([
  [VIDEO, '::video{youtube=… title="…"}'],
  [EMBED, '::embed{src=… title="…"}'],
])

const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  [VIDEO, [...VIDEO_SERVICES, 'title']],
  [EMBED, ['src', 'title']],
])

type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/**
 * Turns `::video` and `::embed` into their placeholder: an element with the address of the frame around a link to the
 * page, which is all that outputs without scripts need.
 */
export function transformEmbed(node: LeafDirective, context: DocumentContext): void {
  reportUnknownAttributes(node, context)
  const title = node.attributes?.['title']?.trim() ?? ''
  const frame = node.name === VIDEO ? frameOfVideo(node, context) : frameOfPage(node, context)
  if (title === '')
    report(
      node,
      context,
      `"::${node.name}" needs a title.`,
      'Add title="…": what the frame shows, for readers who cannot see it.',
    )
  node.children = frame === null ? [] : [linkTo(frame.page, title, node)]
  node.data = { ...node.data, hName: EMBED_TAG, hProperties: { frame: frame?.frame ?? '', title } }
}

function linkTo(url: string, title: string, { position }: LeafDirective): Link {
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: title }] }
  return position === undefined ? link : { ...link, position }
}

function frameOfVideo(node: LeafDirective, context: DocumentContext): Frame | null {
  const named = VIDEO_SERVICES.filter((service) => node.attributes?.[service] !== undefined)
  const [service] = named
  if (service === undefined || named.length > 1) {
    report(
      node,
      context,
      `"::video" needs one video, from ${VIDEO_SERVICES.join(' or ')}.`,
      'Write "::video{youtube=ID title="…"}". For another host, write "::embed{src=… title="…"}".',
    )
    return null
  }
  const id = node.attributes?.[service] ?? ''
  const frame = videoFrame(service, id)
  if (frame === null)
    report(
      node,
      context,
      `"${id}" is not the id of a video on ${service}.`,
      service === 'youtube'
        ? 'Write what follows "watch?v=" in its address.'
        : 'Write the number at the end of its address.',
    )
  return frame
}

function frameOfPage(node: LeafDirective, context: DocumentContext): Frame | null {
  const src = node.attributes?.['src'] ?? ''
  if (isExternalFile(src)) {
    const { href } = new URL(src)
    return { frame: href, page: href }
  }
  if (/^http:/i.test(src)) {
    report(
      node,
      context,
      `"${src}" is not encrypted, so browsers show no frame of it.`,
      'Write "https:", if the host has it, or link to the page.',
    )
    return null
  }
  report(
    node,
    context,
    '"::embed" needs the address of a page.',
    'Write "::embed{src=https://… title="…"}", and list its origin under "embeds" in the configuration.',
  )
  return null
}

function reportUnknownAttributes(node: LeafDirective, context: DocumentContext): void {
  const known = ATTRIBUTES.get(node.name) ?? []
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (known.includes(attribute)) continue
    const problem = `Unknown attribute "${attribute}" for "::${node.name}": it is ignored.`
    const hint = suggestName(attribute, known, `Known: ${known.join(', ')}.`)
    reportAt(context, node, 'unknown-attribute', problem, hint)
  }
}

function report(node: LeafDirective, context: DocumentContext, problem: string, hint: string): void {
  reportAt(context, node, 'invalid-embed', problem, hint)
}
