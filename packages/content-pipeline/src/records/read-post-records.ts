import { posix } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { collectionOf } from '../read/read-collection.ts'
import { parseMoment } from '../schemas/parse-moment.ts'
import type { PostFrontMatter } from '../schemas/front-matter.ts'
import { type CollectionRecords, readRecords, type RecordContext } from './read-records.ts'
import type { PostRecord, SurveyedFile } from './records.ts'
import { reportShiftedDate } from './report-shifted-date.ts'
import { joinAddress } from '../schemas/address.ts'
import { chooseAddress, makeRecord } from './make-record.ts'

/** `2021-08-26-name`, `2021-08-26-name/index`, `2021/08/26/name`. */
const DATED_PATH = /^(?:.*\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+?)(?:\/index)?$/

/**
 * Of a post whose date is an error: it has a page all the same, so that links to it are no errors, too, and its other errors are
 * found.
 */
const UNKNOWN_MOMENT = '1970-01-01T00:00:00.000Z'

/**
 * Posts of every locale, newest first; posts of the same moment by address. A dated file without a slug gets
 * `/2021/08/26/name`, any other file its path.
 */
export function readPostRecords(context: RecordContext): CollectionRecords<PostRecord> {
  const records = readRecords<PostFrontMatter, PostRecord>(
    collectionOf('blog', context.config),
    (item, matter) => toPost(item, matter, context),
    context,
  )
  const byLocale = [...records.byLocale].map(
    ([code, posts]) =>
      [code, posts.filter((post) => isDue(post, context)).toSorted(compareNewestFirst)] as const,
  )
  return { ...records, byLocale: new Map(byLocale) }
}

/** Dates are in UTC, as everywhere. */
function isDue({ moment }: PostRecord, { on }: RecordContext): boolean {
  return on === null || moment.slice(0, 10) <= on
}

function compareNewestFirst(left: PostRecord, right: PostRecord): number {
  return compareCodePoints(right.moment, left.moment) || compareCodePoints(left.address, right.address)
}

function toPost(
  surveyed: SurveyedFile<PostFrontMatter>,
  matter: PostFrontMatter,
  context: RecordContext,
): PostRecord | null {
  const root = context.config.blog === false ? '' : context.config.blog.path
  const path = surveyed.file.path.replace(/\.mdx?$/, '')
  const [, year = '', month = '', day = '', name = ''] = DATED_PATH.exec(path) ?? []
  const known = matter.date ?? parseMoment(`${year}-${month}-${day}`) ?? firstCommit(surveyed, context)
  if (known === null) {
    const isDraft = matter.draft === true
    // An invalid date was reported with the front matter.
    if (!surveyed.ownKeys.includes('date')) reportMissingDate(surveyed, isDraft, context)
    if (isDraft) return null
  }
  const moment = known ?? UNKNOWN_MOMENT
  reportShiftedDate(surveyed, moment, context.log)
  const usual = name === '' ? path.replace(/\/index$/, '') : `${year}/${month}/${day}/${name}`
  const places = { root, folder: root, usual: joinAddress(root, usual) }
  const identity = {
    id: `blog/post/${path}`,
    address: chooseAddress(surveyed, matter.slug, places, context.log),
    fallbackTitle: posix.basename(name === '' ? path.replace(/\/index$/, '') : name),
  }
  return { ...makeRecord(surveyed, matter, identity, context.config), moment, isDated: known !== null }
}

/** The same in every locale: the first commit of the original. */
function firstCommit({ file }: SurveyedFile<PostFrontMatter>, context: RecordContext): string | null {
  const { blog } = context.config
  const isAsked = blog !== false && blog.datesFromGit
  const first = file.hasOriginal ? file.originalFile : file.source.file
  return isAsked ? (context.history.get(first)?.first.moment ?? null) : null
}

/** Reported for the original only. A draft may get its date last: where drafts are left out, a missing date is fine. */
function reportMissingDate(
  surveyed: SurveyedFile<PostFrontMatter>,
  isDraft: boolean,
  { config: { blog }, mode, log }: RecordContext,
): void {
  const { source, originalFile, hasOriginal } = surveyed.file
  if ((hasOriginal && source.file !== originalFile) || (isDraft && mode === 'production')) return
  const isAsked = blog !== false && blog.datesFromGit
  const [written] = /(?<!\d)\d{4}[-/]\d{1,2}[-/]\d{1,2}(?!\d)/.exec(originalFile) ?? []
  const misread = written === undefined ? '' : ` "${written}" in its path is not a date.`
  log.add(source, {
    code: isDraft ? 'undated-draft' : 'missing-date',
    problem: (isDraft ? 'This draft has no date, so it has no page.' : 'This post has no date.') + misread,
    hint: `Write "date: 2024-09-01" in its front matter, ${isAsked ? 'commit the file, ' : ''}or start the file name with the date: "2024-09-01-name.md".`,
    at: { line: 1, column: 1 },
  })
}
