import { readFileSync } from 'node:fs'
import { servingLanguage } from '@fyr/search/language'
import { SiteError } from '../site-error.ts'
import { findEntryPoint } from './load-theme.ts'

/** The part of a page: `shell` is rendered in the build and again in the browser, `article` only in the build. */
export type Part = 'shell' | 'article'

/** A place of a theme that is empty by default. */
export interface CustomisableSlot {
  readonly name: string
  readonly part: Part
  /** Its place on a page, in one sentence. */
  readonly place: string
  /** Names of the props that a component there gets. */
  readonly props: readonly string[]
}

/** A prop that a component gets. */
export interface CustomisableProp {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/** A component of a theme that a site can override. */
export interface CustomisableComponent {
  readonly name: string
  readonly part: Part
  readonly description: string
  /** Components that render it; empty for those that written content contains. */
  readonly usedIn: readonly string[]
  readonly props: readonly CustomisableProp[]
  /** A hash that changes when its output may have changed. */
  readonly source: string
}

/** The contents of a theme's `./customising.json`, as far as the commands need them. */
export interface Customisable {
  /** Version of the theme. */
  readonly version: string
  readonly slots: readonly CustomisableSlot[]
  readonly components: readonly CustomisableComponent[]
  /** Names of the texts of the theme that a site can replace. */
  readonly messages: readonly string[]
  /** The same texts in English by name, for translators; absent in a theme that does not provide them. */
  readonly texts?: Readonly<Record<string, string>>
  /** Primary subtags of the languages of the theme's texts; absent in a theme that does not provide them. */
  readonly languages?: readonly string[]
  /** By language, the texts that are in English there; absent in a theme that does not say, or has all in each language. */
  readonly untranslated?: Readonly<Record<string, readonly string[]>>
}

/** The texts of a theme and the languages that it has. */
export type InterfaceTexts = Pick<Customisable, 'messages' | 'texts' | 'languages' | 'untranslated'>

/** Reads what a site can change about its theme. Throws `SiteError` for a theme without that file. */
export function loadCustomisable(root: string, themeName: string): Customisable {
  const value: unknown = JSON.parse(readFileSync(findEntryPoint(root, themeName, 'customising.json'), 'utf8'))
  if (isCustomisable(value)) return value
  throw new SiteError([
    {
      code: 'theme-invalid',
      file: 'site.config.ts',
      problem: `"${themeName}/customising.json" does not list slots, components and messages.`,
    },
  ])
}

/** Whether a theme has texts in the language of a BCP 47 tag; null if the theme does not say. */
export function hasLanguage({ languages }: InterfaceTexts, lang: string): boolean | null {
  if (languages === undefined) return null
  return languages.some((one) => servingLanguage(one) === servingLanguage(lang))
}

/** Names of the texts that a theme does not have in the language of a BCP 47 tag; none if the theme does not say. */
export function textsLackingIn(theme: InterfaceTexts, lang: string): readonly string[] {
  if (hasLanguage(theme, lang) === false) return theme.messages
  const lacking = theme.untranslated?.[servingLanguage(lang)] ?? []
  return theme.messages.filter((name) => lacking.includes(name.split('.', 1)[0] ?? ''))
}

/** The texts of a theme; null if the theme does not say. */
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

/**
 * `TableOfContents` -> `table-of-contents`: the name, without its extension, of the file that overrides a component.
 */
export function componentFileName(component: string): string {
  return component.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
}
