import type { Issue } from '../diagnostic.ts'
import { collectionOf, isReactPage } from '../read/read-collection.ts'
import { HOME_KEYS, type PageFrontMatter } from '../schemas/front-matter.ts'
import { type CollectionRecords, readRecords, type RecordContext } from './read-records.ts'
import type { PageRecord, SurveyedFile } from './records.ts'
import { chooseAddress, makeRecord } from './make-record.ts'

/** Pages of every locale: the path is the address, and `index` represents its folder. */
export function readPageRecords(context: RecordContext): CollectionRecords<PageRecord> {
  return readRecords<PageFrontMatter, PageRecord>(
    collectionOf('pages', context.config),
    (item, matter) => toPage(item, matter, context),
    context,
  )
}

/** Whether a page is the home page. */
export function isHome(page: PageRecord): boolean {
  return page.address === ''
}

/** Whether a page is what readers see at every unknown address. It has no address of its own. */
export function isNotFoundPage({ file }: PageRecord): boolean {
  return withoutExtension(file.path) === '404'
}

function toPage(
  surveyed: SurveyedFile<PageFrontMatter>,
  matter: PageFrontMatter,
  context: RecordContext,
): PageRecord {
  const path = withoutExtension(surveyed.file.path)
  const usual = usualPageAddress(surveyed.file.path)
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
  const identity = {
    id: `pages/${path}`,
    address: chooseAddress(surveyed, matter.slug, { root: '', folder, usual }, context.log),
    fallbackTitle: path.split('/').at(-1) ?? path,
  }
  const page = makeRecord(surveyed, matter, identity, context.config)
  if (isHome(page)) reportLayout(surveyed, HOME_WITHOUT_LAYOUT, context)
  if (isNotFoundPage(page)) reportLayout(surveyed, NOT_FOUND_WITHOUT_LAYOUT, context)
  if (!isHome(page) || isReactPage(surveyed.file.path)) reportHomeKeys(surveyed, context)
  return page
}

/** The address of a page at a path, below the base path of its locale, unless its front matter sets another. */
export function usualPageAddress(path: string): string {
  return withoutExtension(path).replace(/(^|\/)index$/, '$1')
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:mdx?|tsx)$/, '')
}

const HOME_WITHOUT_LAYOUT = {
  problem: '"layout" has no effect on the home page, so it is ignored here.',
  hint: 'Remove it. A home page in React, index.tsx, renders everything itself.',
}

const NOT_FOUND_WITHOUT_LAYOUT = {
  problem: '"layout" has no effect on the not-found page, so it is ignored here.',
  hint: 'Remove it. A not-found page in React, 404.tsx, renders everything itself.',
}

function reportLayout(
  { file, ownKeys, locate }: SurveyedFile<PageFrontMatter>,
  words: Pick<Issue, 'problem' | 'hint'>,
  { log }: RecordContext,
): void {
  if (!ownKeys.includes('layout')) return
  log.add(file.source, {
    code: 'unknown-field',
    ...words,
    at: locate(['layout']),
  })
}

function reportHomeKeys(
  { file, ownKeys, locate }: SurveyedFile<PageFrontMatter>,
  { log }: RecordContext,
): void {
  const home = isReactPage(file.path) ? 'a home page in Markdown' : 'the home page'
  for (const key of HOME_KEYS.filter((name) => ownKeys.includes(name))) {
    log.add(file.source, {
      code: 'unknown-field',
      problem: `"${key}" only works on ${home}, so it is ignored here.`,
      hint: 'Move it to index.md in the pages folder, or remove it.',
      at: locate([key]),
    })
  }
}
