import { quoteInCode } from '@fyr/cli/internal'

/** A file that takes the place of a module of Docusaurus. */
interface StandIn {
  /** In the folder of moved sources. */
  readonly file: string
  readonly text: (basePath: string) => string
  /** Another one that it imports. */
  readonly needs: StandIn | null
}

/** Takes the place of "@docusaurus/useBaseUrl". */
const USE_BASE_URL: StandIn = {
  file: 'use-base-url.ts',
  needs: null,
  text: (basePath) => `const BASE_PATH = ${quoteInCode(basePath)}

/** An address of the site with its base path. */
export default function useBaseUrl(address: string): string {
  const isOnSite = address.startsWith('/') && !address.startsWith('//') && !address.startsWith(BASE_PATH)
  return isOnSite ? BASE_PATH + address.slice(1) : address
}

export function useBaseUrlUtils(): { withBaseUrl: (address: string) => string } {
  return { withBaseUrl: useBaseUrl }
}
`,
}

const STAND_IN_FILES: Readonly<Record<string, StandIn>> = {
  '@docusaurus/useBaseUrl': USE_BASE_URL,
  '@docusaurus/Link': {
    file: 'link.tsx',
    needs: USE_BASE_URL,
    text: () => `import type { ComponentProps, ReactElement } from 'react'
import useBaseUrl from './use-base-url'

export default function Link({ to, href, ...rest }: ComponentProps<'a'> & { to?: string }): ReactElement {
  return <a {...rest} href={useBaseUrl(href ?? to ?? '')} />
}
`,
  },
  '@docusaurus/Translate': {
    file: 'translate.tsx',
    needs: null,
    text: () => `import type { ReactNode } from 'react'

/** The text in the language of the old site's source. */
export default function Translate({ children }: { children?: ReactNode; id?: string; description?: string }): ReactNode {
  return children
}

export function translate({ message }: { message: string; id?: string; description?: string }): string {
  return message
}
`,
  },
  '@theme/Heading': {
    file: 'heading.tsx',
    needs: null,
    text: () => `import type { ComponentProps, ReactElement } from 'react'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export default function Heading({ as: Level = 'h2', ...rest }: ComponentProps<'h2'> & { as?: Level }): ReactElement {
  return <Level {...rest} />
}
`,
  },
  '@theme/Admonition': {
    file: 'admonition.tsx',
    needs: null,
    text: () => `import { Admonition as Box, type AdmonitionName, type AdmonitionProps } from '@fyr/theme'
import type { ReactElement, ReactNode } from 'react'

const NAMES: readonly AdmonitionName[] = [
  'note', 'tip', 'info', 'warning', 'danger', 'secondary', 'success', 'important', 'caution',
]

interface Props extends Omit<AdmonitionProps, 'type' | 'name'> {
  type?: string
  /** The theme has an icon for each type. */
  icon?: ReactNode
}

export default function Admonition({ type = 'note', icon: _icon, ...rest }: Props): ReactElement {
  return <Box {...rest} name={NAMES.find((name) => name === type) ?? 'info'} />
}
`,
  },
}

/** The file for a module of Docusaurus; null for any other. */
export function standIn(source: string): StandIn | null {
  return Object.hasOwn(STAND_IN_FILES, source) ? (STAND_IN_FILES[source] ?? null) : null
}

/** Files that every site with components gets. */
export const STAND_INS = {
  props: `import type { IslandProps } from '@fyr/theme'

/** The attributes of a page as properties in React: a name alone is true, lists and objects are values. */
export function propsOf<Props>(
  { attributes, children }: Pick<IslandProps, 'attributes' | 'children'>,
  numbers: readonly string[] = [],
  nameOf: (attribute: string) => string = (attribute) => attribute,
): Props {
  const entries = Object.entries(attributes).map(([name, text = '']) => [
    nameOf(name),
    valueOf(text, numbers.includes(name)),
  ])
  // Only the component knows which properties it takes.
  return { ...Object.fromEntries(entries), children } as Props
}

/** The property of Vue that an attribute gives: \`maxDepth\` for \`max-depth\`. */
export function camelCase(attribute: string): string {
  return attribute.replace(/-(\\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

function valueOf(text: string, isNumber: boolean): unknown {
  if (text === '') return true
  if (isNumber) return Number(text)
  return /^[[{]/.test(text) ? parsed(text) : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
`,
  draft: `import type { IslandProps } from '@fyr/theme'
import type { ReactNode } from 'react'

const TITLES = ['title', 'heading', 'label', 'summary', 'caption']
const TEXTS = ['name', 'author', 'alt', 'description', 'text']
const CODES = ['code', 'source']
const LINKS = ['href', 'to', 'url', 'link']
/** A text of several lines that is no list and no object. */
const LINES = /^(?!\\s*[[{]).*\\S.*\\n.*\\S/s

/** What a page says in a component that has not been written yet: its id, its title, its content, its code, its other texts and its links. */
export function Draft({ attributes, children }: Pick<IslandProps, 'attributes' | 'children'>): ReactNode {
  const texts = Object.entries(attributes).map(([name, text = '']) => [name, text] as const)
  const title = texts.find(([name, text]) => TITLES.includes(name) && text !== '')
  const link = title && texts.find(([name, text]) => LINKS.includes(name) && /^(?:https?:\\/)?\\//.test(text))
  const codes = texts.filter(
    ([name, text]) => (CODES.includes(name) && text !== '') || (!TEXTS.includes(name) && LINES.test(text)),
  )
  const others = texts
    .filter((entry) => entry !== title && entry !== link && !codes.includes(entry))
    .flatMap(([name, text]) => (TEXTS.includes(name) && text !== '' ? [text] : parts(text)))
  return (
    <>
      {attributes['id'] && <span id={attributes['id']} />}
      {title && <b>{link ? <a href={link[1]}>{title[1]}</a> : title[1]}</b>}
      {children}
      {codes.map(([name, text]) => (
        <pre key={name}>
          <code>{text}</code>
        </pre>
      ))}
      {others.map((part, index) => (
        <span key={index}>
          {' '}
          {part}
          <br />
        </span>
      ))}
    </>
  )
}

/** What of an attribute is for readers: links, sentences, what an object names, and lists of them. One word is a setting. */
function parts(text: string): readonly ReactNode[] {
  if (/^https?:\\/\\/\\S+$/.test(text)) return [<a href={text}>{text}</a>]
  if (text.startsWith('[')) return listOf(text).map(itemOf)
  if (text.startsWith('{')) return listOf(\`[\${text}]\`).filter(isNamed).map(itemOf)
  return /^[^{]*\\S\\s\\S/.test(text) ? [text] : []
}

function listOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Whether an object is something that readers know by its name, and not a set of options. */
function isNamed(item: unknown): boolean {
  return typeof item === 'object' && item !== null && ['title', 'name', 'href', 'url', 'link'].some((key) => key in item)
}

function itemOf(item: unknown): ReactNode {
  if (typeof item !== 'object' || item === null) return String(item)
  const texts = new Map(Object.entries(item).filter(([, value]) => typeof value === 'string'))
  const href = texts.get('href') ?? texts.get('url') ?? texts.get('link') ?? ''
  const name = texts.get('title') ?? texts.get('label') ?? texts.get('name') ?? href
  const description = texts.get('description') ?? texts.get('text') ?? ''
  const inner = Object.values(item).flatMap((value: unknown) => (Array.isArray(value) ? value : []))
  return (
    <>
      {/^(?:https?:\\/)?\\//.test(href) ? <a href={href}>{name}</a> : name}
      {description !== '' && <>: {description}</>}
      {inner.map((one, index) => (
        <span key={index}>
          {index === 0 ? ': ' : ', '}
          {itemOf(one)}
        </span>
      ))}
    </>
  )
}
`,
} as const
