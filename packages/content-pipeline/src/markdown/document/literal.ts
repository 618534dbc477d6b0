/** A value that is written out: nothing has to run to know it. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [name: string]: Literal }
