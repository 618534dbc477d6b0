import { openPool, type WorkerPool } from '../workers/open-pool.ts'
import type { CompileResult, CompileTask } from './compile-tasks.ts'

/** Threads that compile documents. */
export type CompileThreads = WorkerPool<CompileTask, CompileResult>

/**
 * After this time a document is given up. The longest of real documentation takes a second; a busy machine may well take ten
 * times as long.
 */
export const DOCUMENT_DEADLINE_MS = 30_000

/** Memory limit of a thread in megabytes; a document that needs more is stopped. */
const DOCUMENT_MEMORY_MB = 768

export interface CompileThreadsOptions {
  /** Milliseconds after which a document is given up. Default 30,000; ordinary ones take ten. */
  readonly deadlineMs?: number | undefined
  /** Threads to start before there is something to compile. Default none. */
  readonly ready?: number
}

/** Opens threads for the documents of one site. */
export function openCompileThreads({
  deadlineMs = DOCUMENT_DEADLINE_MS,
  ready = 0,
}: CompileThreadsOptions = {}): CompileThreads {
  const limits = { deadlineMs, memoryMb: DOCUMENT_MEMORY_MB }
  return openPool({ worker: 'compile-worker.js', data: null, ...limits, ready })
}
