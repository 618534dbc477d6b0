/** A value that is written out: nothing has to run to know it. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [name: string]: Literal }

/** The name `Literal` is taken in the module that is added to below. */
type LiteralValue = Literal

declare module 'mdast' {
  interface Data {
    /** Props of an include that was made from a component: values of `{props.name}` in the file. */
    componentProps?: Readonly<Record<string, LiteralValue>>
  }
}
