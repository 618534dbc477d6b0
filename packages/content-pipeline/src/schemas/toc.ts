import * as z from 'zod'

const headingLevel = z.int().min(2).max(6)

/** Schema of `toc`: the heading levels of a table of contents. */
export const tocSchema = z
  .strictObject({
    minLevel: headingLevel.default(2).meta({ description: 'Highest heading level.' }),
    maxLevel: headingLevel.default(3).meta({ description: 'Lowest heading level.' }),
  })
  .refine((levels) => levels.minLevel <= levels.maxLevel, { error: 'has a "minLevel" above its "maxLevel"' })
