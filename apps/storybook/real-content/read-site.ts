import type { PagePayload, ShellData, SidebarData } from '@fyr/theme'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Extreme, findExtremes, type RealPage } from './extremes.ts'

const SITE = join(import.meta.dirname, '../../site/dist')
const CONTENT = join(import.meta.dirname, 'content.ts')

/** The pages of a language that go furthest, and what all of its pages share. */
export interface RealContent {
  readonly data: ShellData
  readonly pages: Readonly<Record<Extreme, RealPage>>
}

/** Fills `content.ts` with the furthest pages of the built site, by language. */
export function realContent(): Plugin {
  return {
    name: 'fyr:real-content',
    enforce: 'pre',
    load: (id) => (id === CONTENT ? `export default ${JSON.stringify(readContent())}` : null),
  }
}

function readContent(): Record<string, RealContent> {
  const paths = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).toSorted()
  const pages = paths.filter((path) => path.endsWith('page.json')).map(readPage)
  const shells = paths
    .filter((path) => /shell-data-\w+\.json$/.test(path))
    .map((path) => read<ShellData>(path))
  const byLocale = shells.map((data): [string, RealContent] => {
    const { code } = data.siteData.locale
    return [code, { data, pages: findExtremes(pages.filter(({ payload }) => payload.meta.locale === code)) }]
  })
  return Object.fromEntries(byLocale)
}

function readPage(path: string): RealPage {
  const payload = read<PagePayload>(path)
  const { sidebar } = payload.meta
  return { payload, sidebar: sidebar === null ? null : read<SidebarData>(sidebar.url) }
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(SITE, path), 'utf8')) as T
}
