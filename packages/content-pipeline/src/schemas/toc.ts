import * as z from 'zod'

const headingLevel = z.int().min(2).max(6)

/** Checks `toc`: which levels of headings a table of contents shows. */
export const tocSchema = z
  .strictObject({
    minLevel: headingLevel.default(2).meta({ description: 'Highest heading level.' }),
    maxLevel: headingLevel.default(3).meta({ description: 'Lowest heading level.' }),
  })
  .refine((levels) => levels.minLevel <= levels.maxLevel, { error: 'has a "minLevel" above its "maxLevel"' })
