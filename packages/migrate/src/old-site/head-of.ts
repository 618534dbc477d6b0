import { documentationPage } from '@fyr/cli/internal'
import type { MigrationNote } from './migration-plan.ts'
import { type Settings, textOf } from './plain-value.ts'
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
  readonly scripts: readonly object[] | null
  readonly head: readonly object[] | null
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
const KEPT = /^(?:data-[a-z\d_.-]+|id|crossorigin|referrerpolicy)$/

/** Elements that Fyr writes itself, or that only the old tool needs. */
const WRITTEN =
  /^(?:viewport|description|keywords|robots|generator|charset|twitter:.*|og:(?!image).*|canonical|icon|shortcut icon|alternate|preconnect|dns-prefetch)$/

const GOOGLE = /googletagmanager\.com|google-analytics\.com/

/** The scripts and elements of the head of an old site in the words of Fyr. Its addresses of files begin with its base path. */
export function headOf(elements: readonly OldHeadElement[], base: string): PlannedHead {
  const scripts: object[] = []
  const head: object[] = []
  const notes: MigrationNote[] = []
  for (const element of elements) {
    const { tag, hasText } = element
    const attributes = belowBase(element.attributes, base)
    const src = textOf(attributes['src'])
    if (tag === 'script' && src !== null && !hasText) {
      if (GOOGLE.test(src)) notes.push(plugInNote(src))
      else scripts.push(scriptOf(src, attributes))
    } else if (tag === 'meta' || tag === 'link') {
      const name = nameOf(attributes)
      if (WRITTEN.test(name)) continue
      if (name === 'stylesheet')
        notes.push({
          kind: 'setting',
          name: `style sheet ${textOf(attributes['href']) ?? ''}`,
          instead: SHEET,
        })
      else head.push({ tag, attributes: textsOf(attributes) })
    } else notes.push({ kind: 'setting', name: `<${tag}> in the head`, instead: CODE })
  }
  return { scripts: scripts.length === 0 ? null : scripts, head: head.length === 0 ? null : head, notes }
}

function belowBase(attributes: Settings, base: string): Settings {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith(base) ? `/${value.slice(base.length)}` : value,
    ]),
  )
}

const SHEET = 'Copy its rules into theme/styles.css, and its fonts into the static folder.'
const CODE = `Pages run no inline code. Put code into theme/client.ts: ${documentationPage('guides/scripts-and-embeds')}`

function nameOf({ name, property, rel, charset, charSet }: Settings): string {
  const hasCharset = charset !== undefined || charSet !== undefined
  return textOf(name) ?? textOf(property) ?? textOf(rel)?.toLowerCase() ?? (hasCharset ? 'charset' : '')
}

function scriptOf(written: string, attributes: Settings): object {
  const src = written.startsWith('//') ? `https:${written}` : written
  const kept = Object.entries(attributes).filter(([name]) => KEPT.test(name))
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
