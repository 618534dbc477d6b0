import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteDiagnostic } from '@fyr/cli/internal'
import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import type { MigrationNote, MigrationPlan } from '../old-site/migration-plan.ts'
import { isAroundPages } from '../old-site/plug-in-notes.ts'
import { isOfUnknownAddresses } from '../old-site/unknown-addresses-note.ts'
import type { StagedSite } from '../stage-site.ts'
import { oldIds } from './old-ids.ts'
import { oldNames } from './old-names.ts'

interface TriedSite {
  readonly plan: MigrationPlan
  readonly stage: Pick<StagedSite, 'origins' | 'read'>
  readonly manifest: Pick<RouteManifest, 'locales'>
}

const ANCHOR = /^There is no id "(.+)" on (.+)\.$/s
const LINK = /^The link "(.+)" does not lead to a page of this site\.$/s
const FILE = /^The (?:image|file) "(.+)" does not exist\.$/s
const LANGUAGE = /^Unknown language "(.+)": this code is not highlighted\.$/s
const CLOSED = /^"(.+)" is not in a folder that content may show files of\.$/s

/** Syntax that only a plug-in reads, and tables that no tool reads. */
const UNREAD =
  /^This formula is shown as text\.$|: a footnote cannot be written in a line\.$|^This table is shown as text: /

/**
 * Finds out whether the old site is proven to have the fault of a diagnostic too: what is named is nowhere in it either, or its tool
 * reads the text in the same way. The old site must not have been changed yet. What cannot be proven counts as brought by the move.
 */
export function oldFaults({ plan, stage, manifest }: TriedSite): (diagnostic: SiteDiagnostic) => boolean {
  const names = oldNames(plan)
  const lacksId = oldIds(plan, stage, names)
  const isReadPlainly = !plan.notes.some(changesContent)
  const knowsAddresses = isReadPlainly && !plan.notes.some(isOfUnknownAddresses)
  const files = new Map(
    manifest.locales.flatMap(({ routes }) => routes.map(({ path, source }) => [path, source] as const)),
  )
  /** Whether a file that a staged one names, which may be outside of the site, is not there. */
  const lacksFile = (path: string, file: string): boolean => {
    const origin = stage.origins.get(file)
    if (origin === undefined || existsSync(join(plan.root, dirname(origin), path))) return false
    return names.lacksFile(path)
  }
  return ({ code, problem, file, line }) => {
    switch (code) {
      case 'broken-anchor': {
        const [, id, where] = ANCHOR.exec(problem) ?? []
        const target = where === 'this page' ? file : files.get(where ?? '')
        return isReadPlainly && id !== undefined && typeof target === 'string' && lacksId(id, target)
      }
      case 'broken-link': {
        const [, link] = LINK.exec(problem) ?? []
        if (!knowsAddresses || link === undefined) return false
        return names.lacksPage(link) || names.lacksPageBeside(link, stage.origins.get(file) ?? file)
      }
      case 'missing-image':
      case 'missing-include':
      case 'link-out-of-root': {
        const [, path] = FILE.exec(problem) ?? CLOSED.exec(problem) ?? []
        return path !== undefined && lacksFile(path, file)
      }
      case 'unclosed-directive':
        return stage.origins.has(file) && !isClosedBelow(stage.read(file), line)
      case 'unknown-language': {
        const [, language] = LANGUAGE.exec(problem) ?? []
        return language !== undefined && plan.coloursCodeIn?.(language) === false
      }
      case 'unread-syntax':
        return isReadPlainly && UNREAD.test(problem)
      default:
        return false
    }
  }
}

/** Settings that are code and change what pages say. */
const CHANGES = /^(?:markdown(?:\..*)?|transformPageData|transformHtml|routeMiddleware)$/

/** Whether a note tells of code of the old site that may have changed what pages say, or may have added pages. */
function changesContent(note: MigrationNote): boolean {
  if (note.kind === 'plug-in') return note.isDone !== true && !isAroundPages(note)
  return note.kind === 'setting' && CHANGES.test(note.name)
}

/** Whether a line of colons alone, as many as open the directive on a line or more, is below that line. */
function isClosedBelow(text: string, line: number): boolean {
  const lines = text.split('\n')
  const [colons] = /:{3,}/.exec(lines[line - 1] ?? '') ?? []
  if (colons === undefined) return true
  return lines.slice(line).some((one) => new RegExp(`^[ \\t>]*:{${colons.length},}\\s*$`).test(one))
}
