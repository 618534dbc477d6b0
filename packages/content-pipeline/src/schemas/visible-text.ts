import * as z from 'zod'

/** A character with a shape of its own: no space, joiner, mark of direction, soft hyphen or filler. */
const VISIBLE = /[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A text that readers see: a name made of nothing but spaces or characters without a shape would be a link without a name. */
export const visibleText = z.string().regex(VISIBLE, { error: 'is empty' })
