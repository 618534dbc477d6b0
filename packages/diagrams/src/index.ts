/**
 * Diagrams in the language of mermaid: read as mermaid reads them, and written in the form that the library draws right, or drawn here.
 * Nothing here knows Markdown or a site; the plugin `diagrams` of the pipeline puts pictures into documents.
 */
export { drawingOf } from './picture/drawing-of.ts'
export { shownText } from './mermaid/label-text.ts'
export type { Problem } from './mermaid/mermaid-source.ts'
export { type WrittenDiagram, writeDiagram } from './mermaid/write-diagram.ts'
