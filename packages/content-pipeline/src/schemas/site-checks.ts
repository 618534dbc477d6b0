import * as z from 'zod'

/** A check of a site as far as its configuration is concerned; `SiteCheck` has the types of what it gets and returns. */
export interface ConfiguredCheck {
  readonly name: string
  readonly check: (request: never) => unknown
}

/** The object is kept as it is: it may be an instance of a class. */
const configuredCheck = z
  .custom<ConfiguredCheck>((value) => typeof value === 'object' && value !== null, {
    error: 'must be a check: { name, check }',
  })
  .superRefine((one, context) => {
    const { name, check }: Readonly<Record<keyof ConfiguredCheck, unknown>> = one
    if (typeof name !== 'string' || !/^[a-z0-9](?:-?[a-z0-9])*$/.test(name)) {
      const message = 'must be lower-case letters, digits and single hyphens, such as "links-to-shop"'
      context.addIssue({ code: 'custom', path: ['name'], input: name, message })
    }
    if (typeof check !== 'function') {
      const message = 'must be a function that returns a list of problems'
      context.addIssue({ code: 'custom', path: ['check'], input: check, message })
    }
  })

/** Schema of `checks`. */
export const checksSchema = z
  .array(configuredCheck)
  .superRefine((checks, context) => {
    for (const [index, { name }] of checks.entries()) {
      if (checks.findIndex((other) => other.name === name) === index) continue
      const message = 'is already the name of another check'
      context.addIssue({ code: 'custom', path: [index, 'name'], input: name, message })
    }
  })
  .default([])
