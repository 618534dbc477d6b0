import * as z from 'zod'

/** A text that readers see: a name made of nothing but spaces or zero-width characters would be a link without a name. */
export const visibleText = z.string().regex(/[^\s\u200B-\u200D\u2060\uFEFF]/, { error: 'is empty' })
