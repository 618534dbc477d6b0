/** Properties that replace those of a link or an image as written. */
export type ResolvedProperties = Readonly<Record<string, string | number | boolean>>
