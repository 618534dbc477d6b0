/** What those who walk over a tree or build one need, and who do not load a parser. */
export type { ComponentElement } from './component-element.ts'
export { element } from './element.ts'
export { isTooDeep } from './is-too-deep.ts'
export { asBlocks, isBlankText, isBlockTag, isPhrasing, isPhrasingParent, splitLine } from './phrasing.ts'
export { TOO_DEEP } from './too-deep.ts'
export { changeMarkdown, someMarkdown, walkElements, walkHypertext, walkMarkdown } from './walk-tree.ts'
