import * as z from 'zod'
import { sidebarLook } from './sidebar-look.ts'

/** How a category looks, whether the configuration or a `_category_` file says so. */
export const categoryLook = {
  description: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Shown on cards that link to it.', examples: ['How to send records.'] }),
  collapsed: z.boolean().optional().meta({
    description:
      'Whether it starts closed, unless the current page is inside. Default: `docs.sidebarCollapsed`.',
  }),
  collapsible: z.boolean().optional().meta({ description: 'Whether it can be closed.', default: true }),
  ...sidebarLook,
}
