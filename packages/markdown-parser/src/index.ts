// What the syntax adds to the types of trees and of processors, for whoever names these.
/// <reference types="remark-directive" preserve="true" />
/// <reference types="remark-parse" preserve="true" />

/**
 * Reads Markdown with components into a tree, within limits of time and memory, by the parser of reference or by a native one that
 * gives the same tree. Nothing here knows documents or sites: the pipeline makes documents of the trees.
 */
export { codeParser } from './component-syntax/code-parser.ts'
export { hintForLongModule, isOnlyInCode } from './component-syntax/component-syntax.ts'
export {
  type BraceExpression,
  type ComponentTag,
  isComponentSyntax,
  type ModuleLines,
} from './component-syntax/syntax-nodes.ts'
export { createFenceReader } from './parse/fence-reader.ts'
export { findOverload, MAX_ITEMS, MAX_MARKS } from './parse/find-overload.ts'
export { loadNativeParser, parseNatively } from './parse/native-parser.ts'
export { createParser, type ParsedMarkdown, type Parser, readMarkdown } from './parse/read-markdown.ts'
