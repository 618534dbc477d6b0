import { openPool, type WorkerPool } from '../workers/open-pool.ts'
import type { CompileResult, CompileTask } from './compile-tasks.ts'

/** Threads that compile documents. */
export type CompileThreads = WorkerPool<CompileTask, CompileResult>

/**
 * Time limit for one document. The longest document of real documentation takes a second, and ten on a busy machine.
 */
export const DOCUMENT_DEADLINE_MS = 30_000

/** Memory limit of a thread in megabytes; a document that needs more is stopped. */
const DOCUMENT_MEMORY_MB = 768

export interface CompileThreadsOptions {
  /** Milliseconds after which a document is stopped. Default 30,000; ordinary documents take ten. */
  readonly deadlineMs?: number | undefined
  /** Threads to start before there is something to compile. Default one. */
  readonly ready?: number | undefined
}

/** Opens threads for the documents of one site. */
export function openCompileThreads({
  deadlineMs = DOCUMENT_DEADLINE_MS,
  ready,
}: CompileThreadsOptions = {}): CompileThreads {
  const limits = { deadlineMs, memoryMb: DOCUMENT_MEMORY_MB }
  return openPool({ worker: 'compile-worker.js', data: null, ...limits, ready })
}
