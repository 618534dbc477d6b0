export { addLateFailures } from './add-late-failures.ts'
export { compileDocument } from './compile-document.ts'
export { compileSettings } from './create-local-compiler.ts'
export type { CompileSettings } from './document-compiler.ts'
export { keepHeadingId } from '../markdown/metadata/keep-heading-id.ts'
export { isReservedId } from '../markdown/metadata/reserved-ids.ts'
export {
  withHeadingIds,
  type WrittenHeading,
  writtenHeadings,
} from '../markdown/metadata/written-headings.ts'
export { listBlocks } from '../markdown/parse/list-blocks.ts'
export type { MarkdownBlock } from '../markdown/parse/list-blocks.ts'
export { textKeyOf } from './document-compiler.ts'
