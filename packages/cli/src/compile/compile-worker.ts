import type { CompiledReport, CompileRequest, RenderedReactPage } from '@fyr/content-pipeline'
import {
  addLateFailures,
  compileDocument,
  type CompileSettings,
  compileSettings,
  listBlocks,
  type MarkdownBlock,
  textKeyOf,
} from '@fyr/content-pipeline/compile'
import pMap from 'p-map'
import { openStore, type Store } from '../store/open-store.ts'
import type { ReactPageModule } from '../react-pages/render-react-page.ts'
import { answerTasks } from '../workers/answer-task.ts'
import type { CompiledSite, CompileOrder, CompileResult, CompileTask } from './compile-tasks.ts'
import { isOfTextAlone, keepReport } from './kept-report.ts'

/** The site of this thread, with what compiling needs. */
interface OpenSite {
  readonly root: string
  readonly store: Store
  readonly settings: Promise<CompileSettings>
}

function openSite(site: CompiledSite): OpenSite {
  const { root, storeFolder, hasPlugins } = site
  return {
    root,
    store: openStore(storeFolder),
    settings: hasPlugins ? readSettings(site) : Promise.resolve({ ...settingsOf(site), plugins: null }),
  }
}

/** Exceptions that plugins throw asynchronously. They would end the thread and be reported without the document. */
const late: unknown[] = []

function keepLateFailure(error: unknown): void {
  late.push(error)
}

function settingsOf({
  root,
  openFolders,
  variables,
  packageManagers,
  copyCommands,
  extended,
  apis,
  languages,
  terms,
}: CompiledSite): Omit<CompileSettings, 'plugins'> {
  return { root, openFolders, variables, packageManagers, copyCommands, extended, apis, languages, terms }
}

async function readSettings(site: CompiledSite): Promise<CompileSettings> {
  const { root } = site
  process.off('uncaughtException', keepLateFailure).on('uncaughtException', keepLateFailure)
  // Loading the configuration loads Vite, and most sites have no plugins.
  const { loadConfig } = await import('../config/load-config.ts')
  const { config } = await loadConfig(root)
  const plugins = config === null ? null : compileSettings(root, config).plugins
  return { ...settingsOf(site), plugins }
}

async function compile(
  site: OpenSite,
  { request: asked, key: ownKey, textAloneKey, reactPage }: Extract<CompileOrder, { type: 'compile' }>,
): Promise<CompileResult> {
  const { root, store } = site
  const own = await site.settings
  const sinceMs = Date.now()
  const request =
    reactPage === null ? asked : { ...asked, rendered: await renderPage(asked, reactPage, root) }
  const { report: compiled, text } = await compileDocument(request, own)
  const report = addLateFailures(compiled, late.splice(0), request, root)
  const textKey = textKeyOf(text)
  store.write('text', textKey, text)
  const done: CompiledReport = { report, textKey }
  const json = JSON.stringify(done)
  const key = textAloneKey !== null && isOfTextAlone(report) ? textAloneKey : ownKey
  const hashes = keepReport(store, done, { root, key, sinceMs, json })
  return { json, key, hashes }
}

/** Loaded on demand, because most sites have no pages in React. */
async function renderPage(
  request: CompileRequest,
  reactPage: ReactPageModule,
  root: string,
): Promise<RenderedReactPage> {
  const { renderReactPage } = await import('../react-pages/render-react-page.ts')
  return renderReactPage(request, reactPage, root)
}

async function probe(site: OpenSite, request: CompileRequest, onLine: (line: number) => void): Promise<null> {
  const own = await site.settings
  const compileBlock = async ({ line, text }: MarkdownBlock) => {
    onLine(line)
    await compileDocument({ ...request, text, generated: undefined }, own)
  }
  // One after the other: the line shows which one takes too long.
  await pMap(listBlocks(request.text), compileBlock, { concurrency: 1 })
  return null
}

/** Entry of the compile workers. All tasks of a pool are of one site, whose settings may change. */
export default answerTasks<null, CompileTask, CompileResult>(() => {
  let opened: OpenSite | null = null
  let settings = ''
  return ({ site, order }, { onLine }) => {
    const written = JSON.stringify([site, ...site.variables])
    if (opened === null || written !== settings) opened = openSite(site)
    settings = written
    return order.type === 'compile' ? compile(opened, order) : probe(opened, order.request, onLine)
  }
})
