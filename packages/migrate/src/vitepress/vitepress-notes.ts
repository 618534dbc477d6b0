import { join } from 'node:path'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { componentNote, plugInNote } from '../old-site/plug-in-notes.ts'
import { filesBelow, frontMatterOf } from '../old-site/read-old-files.ts'
import type { OldSite } from './vitepress-site.ts'

/** Notes on components, plug-ins and settings. */
export function settingNotes({ project, old }: OldSite): MigrationNote[] {
  const components = filesBelow(join(project, '.vitepress'))
    .filter((name) => /^theme\/.*\.(?:vue|[jt]s)$/.test(name))
    .map((name) => componentNote(`.vitepress/${name}`))
  const plugins = listOf(recordOf(old['vite'])['plugins'])
    .map(recordOf)
    .map((plugin) => plugInNote(textOf(plugin['$package']) ?? textOf(plugin['name']) ?? 'a Vite plug-in'))
  const settings = Object.entries(INSTEAD).flatMap(([key, instead]): MigrationNote[] => {
    const isUnread = key === 'markdown' ? changesMarkdown(recordOf(old[key])) : old[key] !== undefined
    return isUnread ? [{ kind: 'setting', name: key, instead }] : []
  })
  const math = recordOf(old['markdown'])['math'] === undefined ? [] : [plugInNote('markdown: math')]
  // The plug-in for diagrams wraps the configuration, and adds this key.
  const diagrams = old['mermaid'] === undefined ? [] : [plugInNote('vitepress-plugin-mermaid')]
  return [...components, ...plugins, ...math, ...diagrams, ...settings, ...unkeptNotes(old)]
}

/** Notes on features whose sign is a drawing or differs between the modes, or whose link has a text of its own. */
export function featureNotes(
  { root }: OldSite,
  pages: readonly { readonly file: string }[],
): MigrationNote[] {
  return pages.flatMap(({ file: name }): MigrationNote[] => {
    const features = listOf(frontMatterOf(join(root, name))['features']).map(recordOf)
    const losesPicture = features.some(({ icon }) => isLostPicture(icon))
    const hasText = features.some(({ linkText }) => textOf(linkText) !== null)
    return [
      ...(losesPicture
        ? [{ kind: 'page', name: `${name}: features.icon`, instead: NO_PICTURE } as const]
        : []),
      ...(hasText
        ? [{ kind: 'page', name: `${name}: features.linkText`, instead: NO_TEXT, isDone: true } as const]
        : []),
    ]
  })
}

function isLostPicture(icon: unknown): boolean {
  return recordOf(icon)['dark'] !== undefined || textOf(icon)?.includes('<svg') === true
}

const NO_PICTURE =
  'The icon of a feature is one file for both modes: its title, its text and its link are kept. Save the drawing in the static folder, and name it as "icon".'
const NO_TEXT = 'A feature is a link as a whole: its link has no text of its own.'

const INSTEAD: Readonly<Record<string, string>> = {
  transformPageData: 'Code of the old site does not run here: write it into the front matter.',
  transformHead: 'Code of the old site does not run here: write it into the front matter.',
  markdown: 'Add remark and rehype plugins to "markdown" in the configuration.',
  transformHtml:
    'Code of the old site does not run here. Change the files of the published folder after "fyr build".',
  postRender:
    'Code of the old site does not run here. Change the files of the published folder after "fyr build".',
  buildEnd: 'Run it after "fyr build".',
}

/** Settings that readers notice and Fyr does not have. */
const UNKEPT: readonly (readonly [path: string, instead: string])[] = [
  ['titleTemplate', 'Titles end with the title of the site, behind "titleDelimiter".'],
  ['themeConfig.carbonAds', 'Pages have no advertisements. Fill a slot with them.'],
  ['themeConfig.docFooter.next', 'Write "pagination_next: null" in pages that should not lead on.'],
  ['themeConfig.docFooter.prev', 'Write "pagination_prev: null" in pages that should not lead back.'],
]

function unkeptNotes(old: Settings): MigrationNote[] {
  return UNKEPT.flatMap(([name, instead]): MigrationNote[] => {
    const value = name.split('.').reduce<unknown>((inner, key) => recordOf(inner)[key], old)
    // Texts of links to the next page are kept.
    const isUsual = name.includes('docFooter') ? value !== false : value === undefined || value === false
    return isUsual || value === ':title' ? [] : [{ kind: 'setting', name, instead }]
  })
}

/** Settings of Markdown that change how code, links and the parts around the text look, and ids, which are asked for: not what pages say. */
const AROUND_TEXT =
  /^(?:theme|lineNumbers|math|shikiSetup|cache|languages|languageAlias|languageLabel|defaultHighlightLang|codeTransformers|codeCopyButtonTitle|anchor|attrs|container|externalLinks|headers|image|toc)$/

/** Whether settings of Markdown change what pages say. On formulas there is a note of their own. */
function changesMarkdown(markdown: Settings): boolean {
  return Object.keys(markdown).some((key) => !AROUND_TEXT.test(key))
}
