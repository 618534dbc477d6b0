import type { CompileRequest, Variables } from '@fyr/content-pipeline'
import type { PageDrawing } from '../react-pages/draw-page.ts'

/** The site whose documents are compiled. */
export interface CompiledSite {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly storeFolder: string
  /** Values of `{{ name }}`. */
  readonly variables: Variables
  /** Whether the site has its own plugins: functions cannot be sent, so the worker loads the configuration itself. */
  readonly hasPlugins: boolean
}

/** Compile a document and store the result; or compile its blocks one by one to find the one that takes too long. */
export type CompileOrder =
  | {
      readonly type: 'compile'
      readonly request: CompileRequest
      readonly key: string
      /** Of a page in React that can be drawn. */
      readonly drawing: PageDrawing | null
    }
  | { readonly type: 'probe'; readonly request: CompileRequest }

/** An order as a worker is given it: threads start before anybody knows of a site. */
export interface CompileTask {
  /** The same for all tasks of a thread. */
  readonly site: CompiledSite
  readonly order: CompileOrder
}

/** What comes of a document. */
export interface CompiledAnew {
  /** The `CompiledReport` as JSON: it is kept as such anyway, and to copy a text into another thread takes no time. */
  readonly json: string
  /** What the report was kept with, as JSON; null for one that is not kept. */
  readonly hashes: string | null
}

/** Null for a probe, whose result is where it was stopped. */
export type CompileResult = CompiledAnew | null
