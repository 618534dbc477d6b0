import { SiteError } from '@fyr/cli/internal'
import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { configOf } from './docusaurus-config.ts'
import { readDocusaurusMessages } from './docusaurus-messages.ts'
import { type NavigationContext, sidebarItemsOf } from './docusaurus-navigation.ts'
import { homeOf, oldPagesOf, pageMoves, reactPagesOf, swizzledIn } from './docusaurus-pages.ts'
import { type OldSite, basePathOf, commonFolder, localesOf, partsOf, placeOf } from './docusaurus-site.ts'
import {
  type MigrationNote,
  type MigrationPlan,
  type OldRedirect,
  PAGES,
} from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { componentNote, markdownPlugInNotes, plugInNote } from '../old-site/plug-in-notes.ts'
import { isFile, jsonOf } from '../old-site/read-old-files.ts'
import { rewritePage } from './rewrite-docusaurus.ts'
import { runScript } from '../old-site/run-script.ts'

const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

/**
 * Reads a Docusaurus site in a folder (absolute) and plans the Fyr site that takes its place. Throws a `SiteError` when
 * there is no configuration or it cannot be run.
 */
export async function readDocusaurus(folder: string): Promise<MigrationPlan> {
  const file = CONFIG_FILES.find((name) => existsSync(join(folder, name)))
  if (file === undefined) {
    throw new SiteError([
      {
        code: 'config-missing',
        file: 'docusaurus.config.js',
        problem: `No docusaurus.config.js or .ts in ${folder}.`,
        hint: 'Pass the folder of the old site: "fyr migrate docusaurus ./website".',
      },
    ])
  }
  const old = recordOf(await runScript(join(folder, file), file))
  const parts = partsOf(old)
  const notes: MigrationNote[] = [
    ...parts.others.map(plugInNote),
    // Its setting is kept.
    ...markdownPlugInNotes([parts.docs, parts.blog, parts.pages].map(recordOf)).filter(
      ({ name }) => !name.includes('npm2yarn'),
    ),
  ]
  const folders = {
    docs: placeOf(folder, parts.docs, 'docs'),
    blog: placeOf(folder, parts.blog, 'blog'),
    pages: placeOf(folder, parts.pages, 'src/pages'),
  }
  const root = commonFolder([folder, ...Object.values(folders).flatMap((place) => place ?? [])])
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  const site: OldSite = { folder, root, inRoot, old, parts, folders, notes }
  const { pages, addressOfDoc } = oldPagesOf(site)
  const context: NavigationContext = {
    addressOfDoc,
    basePath: basePathOf(old),
    note: (note) => notes.push(note),
  }
  const sidebars = await sidebarsOf(site, context)
  for (const name of swizzledIn(folder)) notes.push(componentNote(name))
  const reactPages = reactPagesOf(site)
  for (const page of reactPages) {
    notes.push({
      kind: 'page',
      name: page.file,
      instead: `Write it in ${PAGES}: as Markdown, where "hero" and "features" make a home page, or as a page in React that imports nothing from Docusaurus.`,
    })
  }
  const { messages, moves } = readDocusaurusMessages(site, localesOf(old))
  return {
    tool: 'Docusaurus',
    root,
    folder: inRoot(folder),
    basePath: basePathOf(old),
    config: configOf(site, sidebars, context),
    messages,
    moves: [...moves, ...pageMoves(site)],
    copies: [],
    rewrite: (page, _place, text) =>
      rewritePage(page, text, { folder: inRoot(folder), isThere: (path) => isFile(join(root, path)) }),
    files: homeOf(site, pages),
    components: [inRoot(join(folder, 'src/components')), inRoot(join(folder, 'src/theme'))],
    sidebarOf: () => null,
    pages: [...pages, ...reactPages],
    redirects: redirectsOf(site),
    notes,
  }
}

async function sidebarsOf(site: OldSite, context: NavigationContext): Promise<object | null> {
  const { folder, parts } = site
  const written = parts.docs?.['sidebarPath']
  const path = textOf(written)
  if (path === null) return null
  const place = resolve(folder, path)
  if (!existsSync(place)) {
    site.notes.push({
      kind: 'setting',
      name: path,
      instead: 'The file is missing, so the sidebar is generated from the docs folder.',
    })
    return null
  }
  const value = place.endsWith('.json') ? jsonOf(place) : await runScript(place, relative(folder, place))
  const sidebars = Object.entries(recordOf(value)).map(
    ([name, items]) => [name, sidebarItemsOf(items, context)] as const,
  )
  return Object.fromEntries(sidebars.filter(([, items]) => items.length > 0))
}

function redirectsOf({ parts, old, notes }: OldSite): OldRedirect[] {
  const options = parts.redirects ?? {}
  if (options['createRedirects'] !== undefined) {
    notes.push({
      kind: 'setting',
      name: 'createRedirects',
      instead: 'Write each address into "aliases" of its page, or into "redirects" in the configuration.',
    })
  }
  const base = basePathOf(old)
  return listOf(options['redirects'])
    .map(recordOf)
    .flatMap(({ from, to }) =>
      [from].flat().flatMap((one) => {
        const [written, target] = [textOf(one), textOf(to)]
        return written === null || target === null ? [] : [redirectOf(written, target, base)]
      }),
    )
}
