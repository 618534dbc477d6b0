/// <reference types="vite/types/importMeta.d.ts" />
import type { IssueReport, PageIssue } from '../issue-report.ts'
import { createIssueOverlay } from './issue-overlay.ts'

/** The errors of the site in an open page. */
export interface ShownIssues {
  /** Whether the site has errors. */
  hasErrors(): boolean
  /** Shows these errors of the site instead of those before. */
  show(report: IssueReport): void
}

/** Vite's error for a module that it cannot transform; a part of `ErrorPayload`. */
interface ViteError {
  readonly message: string
  readonly id?: string
  readonly frame?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/**
 * Shows what is wrong on the page from now on: errors of the site, of modules that cannot be loaded, exceptions of components,
 * and consents that no script waits for, which go to the console.
 */
export function showIssues(): ShownIssues {
  const overlay = createIssueOverlay()
  const failed = failureOfPage()
  let report: IssueReport = { root: '', issues: [], consents: [] }
  let unloaded: PageIssue[] = []
  let thrown: PageIssue[] = []

  function render(): void {
    const ofPage = report.issues.filter(concernsPage)
    const others = [...unloaded, ...failed, ...thrown].filter(
      (issue) => !ofPage.some((other) => isSame(issue, other)),
    )
    overlay.show(
      [...ofPage, ...others],
      report.issues.filter((issue) => !concernsPage(issue)),
    )
  }

  function show(next: IssueReport): void {
    report = next
    thrown = []
    render()
  }

  const { hot } = import.meta
  hot?.on('fyr:issues', show)
  hot?.on('fyr:thrown', (issue: PageIssue) => {
    if (thrown.some((other) => isSame(issue, other))) return
    thrown = [...thrown, issue]
    render()
  })
  hot?.on('vite:error', ({ err }: { readonly err: ViteError }) => {
    unloaded = [issueOfModule(err, report.root)]
    render()
  })
  hot?.on('vite:beforeUpdate', () => {
    // A module that was never loaded cannot be updated.
    if (unloaded.length > 0) location.reload()
    thrown = []
    render()
  })
  document.addEventListener('fyr:navigated', () => {
    thrown = []
    render()
  })
  watchExceptions((error) => hot?.send('fyr:thrown', { message: String(error), stack: error.stack ?? '' }))
  document.addEventListener('fyr:consent', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    warnOfConsent(detail, report.consents)
  })
  if (failed.length > 0) render()
  return { hasErrors: () => report.issues.length > 0, show }
}

/** Errors for which the server could not render this page. */
function failureOfPage(): readonly PageIssue[] {
  return JSON.parse(document.head.querySelector('#fyr-failure')?.textContent ?? '[]')
}

function concernsPage({ pages }: PageIssue): boolean {
  const here = plain(decodeURI(location.pathname))
  return pages === null || pages.some((page) => plain(page) === here)
}

/** An address without what its spellings differ in. */
function plain(address: string): string {
  return address.replace(/(?:\/(?:index\.html)?|\.html)$/, '')
}

function isSame(one: PageIssue, other: PageIssue): boolean {
  return one.file === other.file && one.line === other.line && (one.line > 0 || one.problem === other.problem)
}

function issueOfModule({ message, id = '', frame = '', loc }: ViteError, root: string): PageIssue {
  const path = (loc?.file ?? id).replace(/\?.*$/, '')
  const [problem = message] = message.split('\n', 1)
  return {
    file: root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path,
    path,
    line: loc?.line ?? 0,
    column: loc === undefined ? 0 : loc.column + 1,
    excerpt: frame,
    problem,
    hint: 'The page runs again once this is corrected.',
    code: '',
    about: '',
    pages: null,
  }
}

/**
 * Calls back with what components throw: what nothing catches, and what a boundary of the theme catches, of which React says
 * so to the console alone.
 */
function watchExceptions(onException: (error: Error) => void): void {
  const report = (error: unknown): void => {
    if (error instanceof Error) onException(error)
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const { error: write } = console
  console.error = (...said: unknown[]) => {
    write.apply(console, said)
    for (const part of said) report(part)
  }
}

/** Warns of a misspelt consent, which starts no script. A site without scripts that wait may use its own names. */
function warnOfConsent(detail: unknown, consents: readonly string[]): void {
  const name = typeof detail === 'object' && detail !== null && 'name' in detail ? String(detail.name) : ''
  if (consents.length === 0 || consents.includes(name)) return
  console.warn(
    `Fyr: Unknown consent "${name}". Scripts of the configuration wait for: ${consents.join(', ')}.`,
  )
}
