import { join } from 'node:path'
import type { LoadedSite } from '../content/loaded-site.ts'
import { diagnosticAddress } from '../diagnostic-page.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { THEME_FOLDER } from '../customising-files.ts'

/** An error as an open page shows it. */
export interface PageIssue {
  /** Relative to the root of the site, with `/`; empty without a file. */
  readonly file: string
  /** The same file, absolute, for the editor. */
  readonly path: string
  /** From 1; 0 for the whole file. */
  readonly line: number
  readonly column: number
  /** The line of the file with a caret below the column; empty without one. */
  readonly excerpt: string
  readonly problem: string
  readonly hint: string
  readonly code: string
  /** Address of the page that explains the code; empty without one. */
  readonly about: string
  /** Addresses of the pages that it concerns; null for all. */
  readonly pages: readonly string[] | null
}

/** The errors of the site, as an open page gets them. */
export interface IssueReport {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly issues: readonly PageIssue[]
  /** Names of the consents that scripts of the configuration wait for. */
  readonly consents: readonly string[]
}

/** The errors of a site with the pages that they concern, for its open pages. */
export function issueReport(site: LoadedSite): IssueReport {
  const { root, config, diagnostics } = site
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    root,
    issues: errors.map((error) => pageIssue(root, error, pagesOf(site, error.file))),
    consents: [...new Set(config?.scripts.flatMap(({ consent }) => consent ?? []))],
  }
}

/** A diagnostic for open pages. `root` is absolute; `pages` as in `PageIssue`. */
export function pageIssue(
  root: string,
  { file, line, column, sourceLine, sourceColumn = column, problem, hint, code }: SiteDiagnostic,
  pages: PageIssue['pages'],
): PageIssue {
  return {
    file,
    path: file === '' ? '' : join(root, file),
    line,
    column,
    excerpt: excerptOf(sourceLine, line, sourceColumn),
    problem,
    hint,
    code,
    about: diagnosticAddress(code),
    pages,
  }
}

/** `3 | the line`, and below it a caret at the column. Tabs stay, so that the caret is below the same character. */
export function excerptOf(sourceLine: string, line: number, column: number): string {
  if (sourceLine === '') return ''
  const gutter = `${line} | `
  const before = sourceLine.slice(0, Math.max(0, column - 1)).replaceAll(/[^\t]/g, ' ')
  return `${gutter}${sourceLine}\n${' '.repeat(gutter.length)}${before}^`
}

/**
 * The pages that show a document, in each locale. What every page is made with concerns all; of any other file, such as a
 * list of authors, it is not known which pages show it.
 */
function pagesOf({ config, content, loadedConfig }: LoadedSite, file: string): PageIssue['pages'] {
  const isShared = file === '' || file === loadedConfig.file || file.startsWith(`${THEME_FOLDER}/`)
  if (config === null || isShared) return null
  const routes = content?.manifest.locales.flatMap((locale) => locale.routes) ?? []
  return routes.filter(({ source }) => source === file).map(({ path }) => path)
}
