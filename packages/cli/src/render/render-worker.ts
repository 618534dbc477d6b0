import type { TextSource } from '@fyr/content-pipeline'
import { fillPage } from '@fyr/content-pipeline/page-plan'
import { isWrittenAsMarkdown, type Page, type SiteData } from '@fyr/content-pipeline/manifest'
import { readPageLinks } from './read-page-links.ts'
import { contentHash } from '../store/content-hash.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { MissingText, storedTexts } from '../store/read-text-entry.ts'
import { loadTheme } from '../theme/load-theme.ts'
import type { PageMarkdown, SiteTheme } from '../theme/site-theme.ts'
import { answerTasks } from '../workers/answer-task.ts'
import { packPage, writePage } from './page-entry.ts'
import type { MarkdownFacts, PageFacts } from './page-facts.ts'
import type { RenderResult, RenderTask, RenderWorkerData, DataByLocale } from './render-tasks.ts'

/** What renders the pages of one build. */
interface OpenedBuild {
  readonly store: Store
  readonly texts: TextSource
  readonly theme: SiteTheme
  /** All tasks of a pool have the same data, because a pool serves one build. */
  readonly dataOf: (shared: SharedArrayBuffer) => DataByLocale
}

function readOnce(): OpenedBuild['dataOf'] {
  let known: DataByLocale | null = null
  // `TextDecoder` rejects a `SharedArrayBuffer`, so copy the bytes first.
  return (shared) => (known ??= JSON.parse(Buffer.from(shared).toString('utf8')) as DataByLocale)
}

async function render(
  { plan, localeData, assets, shell, key, files }: RenderTask,
  { store, texts, theme, dataOf }: OpenedBuild,
): Promise<RenderResult> {
  const page = await fillPage(plan, texts)
  const around = dataOf(localeData)[page.route.locale]
  if (around === undefined) throw new RangeError(`No site data for the locale "${page.route.locale}".`)
  const { siteData, sidebars } = around
  const sidebar = sidebars[page.route.sidebar ?? ''] ?? null
  const { html, payload } = theme.renderPage({ page, siteData, sidebar, assets, shell })
  const written = await writeMarkdown(theme, page, siteData)
  const entry = {
    html: Buffer.from(html),
    payload: Buffer.from(JSON.stringify(payload)),
    markdown: Buffer.from(written?.text ?? ''),
  }
  const facts: PageFacts = { ...readPageLinks(html), markdown: factsOf(written) }
  const head = JSON.stringify(facts)
  const sizes = writePage(entry, files)
  store.write('page', key, packPage(entry), head)
  return { type: 'written', facts: head, sizes }
}

async function writeMarkdown(
  { renderMarkdown }: SiteTheme,
  page: Page,
  siteData: SiteData,
): Promise<PageMarkdown | null> {
  if (siteData.hasMarkdown !== true || renderMarkdown === undefined || !isWrittenAsMarkdown(page.kind))
    return null
  return renderMarkdown({ page, siteData })
}

function factsOf(markdown: PageMarkdown | null): MarkdownFacts | null {
  if (markdown === null) return null
  const { text, title, headings } = markdown
  return { title, headings, hash: contentHash(text) }
}

/** Entry point of the rendering workers. */
export default answerTasks<RenderWorkerData, RenderTask, RenderResult>(
  ({ storeFolder, themeName, themeServer }) => {
    const store = openStore(storeFolder)
    const opened = { store, texts: storedTexts(store), dataOf: readOnce() }
    const loading = loadTheme(themeName, themeServer)
    // An error of loading the theme is reported by the tasks that need it. Until there is one, it must not end the thread.
    loading.catch(() => {})
    return async (task) => {
      try {
        return await render(task, { ...opened, theme: await loading })
      } catch (error) {
        if (error instanceof MissingText) return { type: 'texts-missing' }
        throw error
      }
    }
  },
)
