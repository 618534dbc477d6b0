import { documentationPage } from '@fyr/cli/internal'
import type { MigrationNote } from './migration-plan.ts'
import { compact, type Settings, textOf } from './plain-value.ts'
import { plugInNote } from './plug-in-notes.ts'

/** An element that an old site adds to the head of every page. */
export interface OldHeadElement {
  readonly tag: string
  readonly attributes: Settings
  /** Whether it has a text of its own, such as code. */
  readonly hasText: boolean
}

/** What the head of the old site becomes. Elements that every page has here anyway are left out without a note. */
export interface PlannedHead {
  /** `scripts`, `head` and `noIndex`, as far as the old head says them. */
  readonly settings: Settings
  readonly notes: readonly MigrationNote[]
}

/** Hosts that scripts of a host send data to, besides it. */
const ALSO_CONNECTS: Readonly<Record<string, readonly string[]>> = {
  'https://cloud.umami.is': ['https://api-gateway.umami.dev'],
  'https://cdn.usefathom.com': [],
  'https://scripts.simpleanalyticscdn.com': ['https://queue.simpleanalyticscdn.com'],
  'https://static.cloudflareinsights.com': ['https://cloudflareinsights.com'],
}

/** Attributes of a script that keep their meaning. */
const KEPT = /^(?:data-[a-z\d_.-]+|id|crossorigin|referrerpolicy|fetchpriority)$/

/** Elements that Fyr writes itself, or that only the old tool needs. */
const WRITTEN =
  /^(?:viewport|description|keywords|generator|charset|twitter:(?:card|title|description|url)|og:(?!image$).*|canonical|icon|shortcut icon|preconnect|dns-prefetch)$/

const GOOGLE = /googletagmanager\.com|google-analytics\.com/

/** The scripts and elements of the head of an old site in the words of Fyr. Its addresses of files begin with its base path. */
export function headOf(elements: readonly OldHeadElement[], base: string): PlannedHead {
  const planned = elements.map(({ attributes, ...element }) =>
    plan({ ...element, attributes: belowBase(attributes, base) }),
  )
  const scripts = planned.flatMap(({ script }) => script ?? [])
  const head = planned.flatMap(({ element }) => element ?? [])
  return {
    settings: compact({
      scripts: scripts.length === 0 ? null : scripts,
      head: head.length === 0 ? null : head,
      noIndex: planned.some(({ noIndex }) => noIndex === true) ? true : null,
    }),
    notes: planned.flatMap(({ note }) => note ?? []),
  }
}

/** What one element becomes. */
interface Planned {
  readonly script?: object
  readonly element?: object
  readonly noIndex?: boolean
  readonly note?: MigrationNote
}

function plan({ tag, attributes, hasText }: OldHeadElement): Planned {
  const src = textOf(attributes['src'])
  if (tag === 'script' && src !== null && !hasText)
    return GOOGLE.test(src) ? { note: plugInNote(src) } : { script: scriptOf(src, attributes) }
  if (tag !== 'meta' && tag !== 'link') return { note: noteOn(`<${tag}> in the head`, CODE) }
  const name = nameOf(attributes)
  if (WRITTEN.test(name)) return {}
  if (name === 'robots') return robotsOf(textOf(attributes['content']) ?? '')
  const href = textOf(attributes['href']) ?? ''
  if (name === 'stylesheet') return { note: noteOn(`style sheet ${href}`, SHEET) }
  if (name === 'alternate' && 'hreflang' in attributes) return {}
  if (name === 'alternate' && href.startsWith('/')) return { note: noteOn(`alternate ${href}`, ALTERNATE) }
  return { element: { tag, attributes: textsOf(attributes) } }
}

/** What crawlers may do with every page: the site can only be kept out of search engines as a whole. */
function robotsOf(content: string): Planned {
  const words = content.toLowerCase().split(/[\s,]+/)
  if (words.includes('noindex') || words.includes('none')) return { noIndex: true }
  const isUsual = words.every((word) => /^(?:|all|index|follow)$/.test(word))
  return isUsual ? {} : { note: noteOn(`robots ${content}`, ROBOTS) }
}

function noteOn(name: string, instead: string): MigrationNote {
  return { kind: 'setting', name, instead }
}

function belowBase(attributes: Settings, base: string): Settings {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith(base) ? `/${value.slice(base.length)}` : value,
    ]),
  )
}

const ALTERNATE =
  'Pages name their languages and the feeds of the blog themselves. If this is a file of the static folder, add it to "head".'
const ROBOTS = 'Let the host send it as the header "X-Robots-Tag".'
const SHEET = 'Copy its rules into theme/styles.css, and its fonts into the static folder.'
const CODE = `Pages run no inline code. Put code into theme/client.ts: ${documentationPage('guides/scripts-and-embeds')}`

function nameOf({ name, property, rel, charset, charSet }: Settings): string {
  const hasCharset = charset !== undefined || charSet !== undefined
  return textOf(name) ?? textOf(property) ?? textOf(rel)?.toLowerCase() ?? (hasCharset ? 'charset' : '')
}

function scriptOf(written: string, attributes: Settings): object {
  const src = written.startsWith('//') ? `https:${written}` : written
  // Other types say what every script here is anyway.
  const kept = Object.entries(attributes).filter(
    ([name, value]) => KEPT.test(name) || (name === 'type' && value === 'module'),
  )
  const own = {
    src,
    ...(kept.length === 0 ? {} : { attributes: textsOf(Object.fromEntries(kept)) }),
  }
  if (!URL.canParse(src)) return { ...own, src: src.startsWith('/') ? src : `/${src}` }
  const { origin } = new URL(src)
  const integrity = textOf(attributes['integrity'])
  return {
    ...own,
    connect: [origin, ...(ALSO_CONNECTS[origin] ?? [])],
    ...(integrity === null ? { unpinned: true } : { integrity }),
    onlyIn: 'production',
  }
}

/** Attributes as texts: one without a value is empty, one that is off is left out. */
function textsOf(attributes: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === false || value === null || value === undefined
        ? []
        : [[name.toLowerCase(), value === true ? '' : String(value)]],
    ),
  )
}
