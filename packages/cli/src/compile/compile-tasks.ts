import type { CompileRequest, CompileSettings, Variables } from '@fyr/content-pipeline'
import type { ReactPageModule } from '../react-pages/render-react-page.ts'

/** The site whose documents are compiled. */
export interface CompiledSite {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly storeFolder: string
  /** Folders that documents may show files of. */
  readonly openFolders: CompileSettings['openFolders']
  /** Values of `{{ name }}`. */
  readonly variables: Variables
  /** Whether the site has its own plugins: functions cannot be sent, so the worker loads the configuration itself. */
  readonly hasPlugins: boolean
  /** The package managers that npm commands are shown for. */
  readonly packageManagers: CompileSettings['packageManagers']
  /** Whether only commands are copied of code that shows prompts. */
  readonly copyCommands: CompileSettings['copyCommands']
  /** Collections whose front matter may have keys of the site. */
  readonly extended: CompileSettings['extended']
  /** The APIs whose parts documents may show. */
  readonly apis: CompileSettings['apis']
  /** The languages of the site. */
  readonly languages: CompileSettings['languages']
  /** The terms of the site. */
  readonly terms: CompileSettings['terms']
}

/** Compile a document and store the result; or compile its blocks one by one to find the one that takes too long. */
export type CompileOrder =
  | {
      readonly type: 'compile'
      readonly request: CompileRequest
      readonly key: string
      /** The name of its report if that is of its text alone; null for a document whose place always counts. */
      readonly textAloneKey: string | null
      /** Set for a page in React that can be rendered. */
      readonly reactPage: ReactPageModule | null
    }
  | { readonly type: 'probe'; readonly request: CompileRequest }

/** An order for a worker. It includes the site, because threads start before the site is known. */
export interface CompileTask {
  /** The same for all tasks of a compiler. */
  readonly site: CompiledSite
  readonly order: CompileOrder
}

/** Result of compiling a document. */
export interface CompiledDocumentJson {
  /**
   * The `CompiledReport` as JSON: the store needs JSON anyway, and copying a string to another thread takes no time.
   */
  readonly json: string
  /** Name of the report in the store. */
  readonly key: string
  /** The hashes of the stored report, as JSON; null for a report that is not stored. */
  readonly hashes: string | null
}

/** Null for a probe: its result is the line where it was stopped. */
export type CompileResult = CompiledDocumentJson | null
