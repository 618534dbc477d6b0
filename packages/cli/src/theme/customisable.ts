import { readFileSync } from 'node:fs'
import { SiteError } from '../site-error.ts'
import { findDoor } from './load-theme.ts'

/** Where something of a theme is drawn: `shell` in the build and again in the browser, `article` in the build alone. */
export type Part = 'shell' | 'article'

/** A place of a theme that stands empty. */
export interface CustomisableSlot {
  readonly name: string
  readonly part: Part
  /** Where on a page it is, in one sentence. */
  readonly place: string
  /** Names of what a component there is given. */
  readonly props: readonly string[]
}

/** What a component is given under one name. */
export interface CustomisableProp {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/** A component of a theme that a site's own can stand for. */
export interface CustomisableComponent {
  readonly name: string
  readonly part: Part
  readonly description: string
  /** Components that draw it; none for what stands in written text. */
  readonly usedIn: readonly string[]
  readonly props: readonly CustomisableProp[]
  /** Changes when what it draws may have changed. */
  readonly source: string
}

/** What the commands ask of a theme's `./customising.json`. */
export interface Customisable {
  /** Version of the theme. */
  readonly version: string
  readonly slots: readonly CustomisableSlot[]
  readonly components: readonly CustomisableComponent[]
  /** Names of the texts that a site may give in place of the theme's. */
  readonly messages: readonly string[]
  /** The same in English, by name, for who translates them; absent where a theme does not tell. */
  readonly texts?: Readonly<Record<string, string>>
  /** Primary subtags of the languages that it has them in; absent where a theme does not tell. */
  readonly languages?: readonly string[]
}

/** What a theme tells of the texts that it has itself. */
export type InterfaceTexts = Pick<Customisable, 'messages' | 'texts' | 'languages'>

/** Reads what a site can put into its theme. Throws `SiteError` for a theme that says nothing of it. */
export function loadCustomisable(root: string, themeName: string): Customisable {
  const value: unknown = JSON.parse(readFileSync(findDoor(root, themeName, 'customising.json'), 'utf8'))
  if (isCustomisable(value)) return value
  throw new SiteError([
    {
      code: 'theme-invalid',
      file: 'site.config.ts',
      problem: `"${themeName}/customising.json" does not list slots, components and messages.`,
    },
  ])
}

/** Whether a theme has texts in the language of a BCP 47 tag; null for a theme that does not tell. */
export function hasLanguage({ languages }: InterfaceTexts, lang: string): boolean | null {
  if (languages === undefined) return null
  return languages.includes(lang.toLowerCase().split('-', 1)[0] ?? '')
}

/** The texts of a theme; null for a theme that does not tell. */
export function interfaceTextsOf(root: string, themeName: string): InterfaceTexts | null {
  try {
    return loadCustomisable(root, themeName)
  } catch (error) {
    if (error instanceof SiteError) return null
    throw error
  }
}

function isCustomisable(value: unknown): value is Customisable {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['version', 'slots', 'components', 'messages'].every((key) => Object.hasOwn(value, key))
  )
}

/** `TableOfContents` -> `table-of-contents`: the name of the file, without its ending, that stands for a component. */
export function componentFileName(component: string): string {
  return component.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
}
