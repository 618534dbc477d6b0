import type { Root } from 'mdast'
import { copyNativeTree, isForBoth, type NativeNode } from './copy-native-tree.ts'

/** Parses like the parser of reference, in a fraction of the time. Null for what only the parser of reference can read. */
export type NativeParse = (text: string) => Root | null

/** What the native parser reads besides CommonMark. */
const FEATURES = { gfm: true, directive: true, frontmatter: false }

/** Null until it is loaded, and for good where a site has not installed it or its system has none. */
let native: NativeParse | null = null
let loading: Promise<void> | null = null

/** Loads the native parser, if the site has installed it. Until then, and without it, the parser of reference reads everything. */
export async function loadNativeParser(): Promise<void> {
  loading ??= import('satteri').then(
    ({ markdownToMdast }) => {
      native = (text) => copyNativeTree(markdownToMdast(text, { features: FEATURES }) as NativeNode, text)
    },
    () => {},
  )
  await loading
}

export function parseNatively(text: string): Root | null {
  return native === null || !isForBoth(text) ? null : native(text)
}
