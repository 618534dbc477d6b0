/** What those who walk over a tree need, and who do not load a parser. */
export { isTooDeep } from './is-too-deep.ts'
export { TOO_DEEP } from './too-deep.ts'
export { changeMarkdown, someMarkdown, walkElements, walkHypertext, walkMarkdown } from './walk-tree.ts'
