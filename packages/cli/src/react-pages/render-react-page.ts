import { pathToFileURL } from 'node:url'
import type { CompileRequest, Diagnostic, RenderedReactPage } from '@fyr/content-pipeline'
import { siteDiagnostic } from '../site-error.ts'
import { thrownAt } from '../theme/thrown-at.ts'

/** How to render a page in React: plain data. */
export interface ReactPageModule {
  /** File of the bundled pages, absolute. */
  readonly module: string
  /** Code of the locale that the page is written in. */
  readonly locale: string
  /** Files of the site that the pages import, relative to the root. */
  readonly dependencies: readonly string[]
}

/** The exports of the bundled module. */
interface ReactPages {
  readonly pages: Readonly<
    Record<string, () => Promise<{ readonly default?: unknown; readonly page?: unknown }>>
  >
  readonly createElement: (type: unknown, props: object) => unknown
  readonly renderToStaticMarkup: (element: unknown) => string
}

/**
 * Renders a page in React of the site in `root` (absolute). An exception of its component is returned as a diagnostic
 * at the position in the site where it was thrown.
 */
export async function renderReactPage(
  { file }: CompileRequest,
  { module, locale, dependencies }: ReactPageModule,
  root: string,
): Promise<RenderedReactPage> {
  let frontMatter: unknown
  try {
    // React picks its build when it is loaded.
    process.env.NODE_ENV ??= 'production'
    const { pages, createElement, renderToStaticMarkup }: ReactPages = await import(
      pathToFileURL(module).href
    )
    const { default: Component, page } = (await pages[file]?.()) ?? {}
    frontMatter = page
    if (typeof Component !== 'function') return failed(noComponent(file))
    const html = renderToStaticMarkup(createElement(Component, { locale }))
    return { html, frontMatter, dependencies, diagnostics: [] }
  } catch (error) {
    return failed(thrown(error, file, root))
  }

  function failed(diagnostic: Diagnostic): RenderedReactPage {
    return { html: '', frontMatter, dependencies, diagnostics: [diagnostic] }
  }
}

function noComponent(file: string): Diagnostic {
  const problem = 'This page in React has no component as its default export.'
  return notRendered({ file, problem, hint: 'Write `export default function Page() { return <p>…</p> }`.' })
}

function thrown(error: unknown, file: string, root: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  return notRendered({ file, ...thrownAt(error, root), problem: `Cannot render this page: ${reason}` })
}

function notRendered(issue: Omit<Parameters<typeof siteDiagnostic>[0], 'code'>): Diagnostic {
  return { ...siteDiagnostic({ ...issue, code: 'unrendered-page' } as Diagnostic), code: 'unrendered-page' }
}
