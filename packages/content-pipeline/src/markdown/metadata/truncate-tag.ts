/** The element that says where a post's excerpt ends, until the tree is cut there. */
export const TRUNCATE_TAG = 'fyr-truncate'

/** The same marker as texts with components write it. */
export const TRUNCATE_EXPRESSION = /^\{\/\*\s*truncate\s*\*\/\}$/
