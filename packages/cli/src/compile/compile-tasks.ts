import type { CompiledReport, CompileRequest, Variables } from '@fyr/content-pipeline'

/** What the compiling workers of a site are given. */
export interface CompileWorkerData {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly storeFolder: string
  /** Values behind `{{ name }}`. */
  readonly variables: Variables
  /** Whether the site has plugins of its own: code can't be sent, so the worker reads the configuration itself. */
  readonly hasPlugins: boolean
}

/** Compile a document and keep what comes of it; or compile its blocks one by one to see which one takes so long. */
export type CompileTask =
  | { readonly type: 'compile'; readonly request: CompileRequest; readonly key: string }
  | { readonly type: 'probe'; readonly request: CompileRequest }

/** A report and how long the document was worked on. */
export interface TimedReport {
  readonly compiled: CompiledReport
  readonly milliseconds: number
}

/** Null for a probe: what it has to tell is where it was stopped. */
export type CompileResult = TimedReport | null
