import { type CompileRequest, textKeyOf } from '@fyr/content-pipeline'
import {
  addLateFailures,
  compileDocument,
  type CompileSettings,
  compileSettings,
  listBlocks,
  type MarkdownBlock,
} from '@fyr/content-pipeline/compile'
import pMap from 'p-map'
import { workerData } from 'piscina'
import { openStore } from '../store/open-store.ts'
import { answerTasks } from '../workers/answer-task.ts'
import type { CompileResult, CompileTask, CompileWorkerData } from './compile-tasks.ts'
import { keepReport } from './kept-report.ts'

const { root, storeFolder, variables, hasPlugins }: CompileWorkerData = workerData
const store = openStore(storeFolder)
const settings = hasPlugins ? readSettings() : Promise.resolve({ root, variables, plugins: null })

/** What plugins threw when nobody waited for it. It would end the thread, and be told without the file that was read. */
const late: unknown[] = []

async function readSettings(): Promise<CompileSettings> {
  process.on('uncaughtException', (error) => late.push(error))
  // Vite comes with it, and most sites have no plugins.
  const { loadConfig } = await import('../config/load-config.ts')
  const { config } = await loadConfig(root)
  return config === null ? { root, variables, plugins: null } : compileSettings(root, config)
}

async function compile(request: CompileRequest, key: string): Promise<CompileResult> {
  const own = await settings
  const start = performance.now()
  const { report: compiled, text } = await compileDocument(request, own)
  const report = addLateFailures(compiled, late.splice(0), request, root)
  const textKey = textKeyOf(text)
  store.write('text', textKey, text)
  keepReport(store, root, key, { report, textKey })
  return { compiled: { report, textKey }, milliseconds: performance.now() - start }
}

async function probe(request: CompileRequest, onLine: (line: number) => void): Promise<null> {
  const own = await settings
  const compileBlock = async ({ line, text }: MarkdownBlock) => {
    onLine(line)
    await compileDocument({ ...request, text }, own)
  }
  // One after the other: the line tells which one it is that takes so long.
  await pMap(listBlocks(request.text), compileBlock, { concurrency: 1 })
  return null
}

/** Entry of the compiling workers. */
export default answerTasks<CompileTask, CompileResult>((task, onLine) =>
  task.type === 'compile' ? compile(task.request, task.key) : probe(task.request, onLine),
)
