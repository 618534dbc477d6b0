import * as z from 'zod'

/** Additions to a sidebar entry for the site's own style sheet and components. */
export interface SidebarLook {
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

/** Schema of what a site adds to a sidebar entry. */
export const sidebarLook = {
  className: z
    .string()
    .min(1)
    .optional()
    .meta({
      description: 'CSS classes of the entry, for the style sheet of the site.',
      examples: ['is-new'],
    }),
  customProps: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({
      description: 'Data for a component of the site; the theme ignores it.',
      examples: [{ since: '2.0' }],
    }),
}

/** The part of an entry that the theme gets unchanged. */
export function pickLook({ className, customProps }: SidebarLook): SidebarLook {
  return {
    ...(className === undefined ? {} : { className }),
    ...(customProps === undefined ? {} : { customProps }),
  }
}
