/** Parameters of a pattern that is not known as a literal. */
export type UnknownParams = Readonly<Record<string, string | readonly string[] | undefined>>

type Values<Constraint extends string> = Constraint extends `${infer First}|${infer Rest}`
  ? First | Alternatives<Rest>
  : string

type Alternatives<Text extends string> = Text extends `${infer First}|${infer Rest}`
  ? First | Alternatives<Rest>
  : Text

type Named<Body extends string> = Body extends `${infer Name}<${infer Constraint}>`
  ? { readonly [Key in Name]: Values<Constraint> }
  : { readonly [Key in Body]: string }

type SegmentParams<Segment extends string> = Segment extends '*'
  ? { readonly '*': readonly string[] }
  : Segment extends `:${infer Body}`
    ? Body extends `${infer Name}*`
      ? { readonly [Key in Name]: readonly string[] }
      : Body extends `${infer Rest}?`
        ? Partial<Named<Rest>>
        : Named<Body>
    : unknown

type Collect<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & Collect<Rest>
  : SegmentParams<Pattern>

type Flat<Params> = { readonly [Key in keyof Params]: Params[Key] }

/**
 * Parameters of a pattern literal: `/tags/:tag/:page<int>?` gives `{ tag: string, page?: string }`. An enumeration
 * (`:kind<note|tip>`) gives the union of its words, a wildcard the segments it took.
 */
export type PathParams<Pattern extends string> = string extends Pattern
  ? UnknownParams
  : Flat<Collect<Pattern>>

/** Parameters that will do for every pattern of a union. */
type ParamsOfEvery<Pattern extends string> = (
  Pattern extends string ? (params: PathParams<Pattern>) => void : never
) extends (params: infer All) => void
  ? All
  : never

/**
 * Argument list after the pattern: parameters may be left out where none is required, and where there are none they may
 * not be given. A union of patterns needs what each of them does.
 */
export type ParamsArgument<Pattern extends string> =
  Record<string, never> extends ParamsOfEvery<Pattern>
    ? [
        params?: keyof ParamsOfEvery<Pattern> extends never
          ? Record<string, never>
          : NoInfer<ParamsOfEvery<Pattern>>,
      ]
    : [params: NoInfer<ParamsOfEvery<Pattern>>]
