/** What authors write about a block of code, and the block that it becomes, without colours. */
export { codeElement } from './code-element.ts'
export { findUnreadCommands, type UnreadCommand } from './find-unread-commands.ts'
export { type CodeLine, markCodeLines } from './mark-code-lines.ts'
export { translateCommands, type TranslatedCommands } from './package-commands.ts'
export {
  type CodeMeta,
  findUnreadPatterns,
  findUnreadRanges,
  parseCodeMeta,
  withoutTitle,
} from './parse-code-meta.ts'
