import type { MigrationNote } from '../old-site/migration-plan.ts'
import { type Settings, listOf, recordOf, textOf } from '../old-site/plain-value.ts'

/** What to do instead of a setting that nothing reads here, by its key. */
export const INSTEAD: Readonly<Record<string, string>> = {
  expressiveCode:
    'Code is highlighted by the theme: its colours are tokens, and plugins of Expressive Code do not run.',
  routeMiddleware: 'Its effect on pages is missing. Write what it changes into their front matter.',
  pagination:
    'Docs have links to the next and the previous one. Write "pagination_next: null" and "pagination_prev: null" where they should not.',
  favicon: 'An icon of another host is not loaded. Copy it into the static folder, and name it in "favicon".',
}

/** Whether a setting says what Fyr does not do by itself. */
export function isSet(key: string, value: unknown): boolean {
  if (key === 'pagination') return value === false
  return key === 'favicon' ? /^(?:https?:)?\/\//.test(String(value)) : value !== undefined
}

/** The name of an integration or a plug-in, as notes tell of it. */
export function nameOf(one: Settings): string {
  return textOf(one['$package']) ?? textOf(one['name']) ?? 'a function of the site'
}

/** Notes on the plugins of the program that reads Markdown, `markdown.processor`: each changes pages, and none runs here. */
export function processorNotes({ processor }: Settings): MigrationNote[] {
  const options = listOf(recordOf(processor)['$arguments']).map(recordOf)
  const plugins = options.flatMap((one) => [...listOf(one['mdastPlugins']), ...listOf(one['hastPlugins'])])
  return plugins.map((plugin) => ({
    kind: 'plug-in',
    name: textOf(recordOf(plugin)['name']) ?? nameOf(recordOf(plugin)),
    instead:
      'Its effect on Markdown is missing. Write it as a remark or rehype plugin, and add it to "markdown" in the configuration.',
  }))
}

/** Notes on what is left out of the front matter of a page. */
export function lostOf(file: string, { sidebar }: Settings): MigrationNote[] {
  const { hidden } = recordOf(sidebar)
  const instead = 'It is in the sidebar now. To hide it, list the other entries of its category.'
  return hidden === true ? [{ kind: 'page', name: file, instead }] : []
}
