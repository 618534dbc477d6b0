/** Digits, a separator, then something: `01-intro`, `1. Intro`, `001_foo`. */
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** A date or a version at the start of a name is part of it: `2021-11-x`, `7.0-foo`. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/

/** A file or folder name without the number that orders it, and that number. */
export interface PrefixedName {
  readonly name: string
  readonly position: number | null
}

/** Splits the number prefix from a name. Dates and versions are not prefixes. */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)
  return match === null ? { name, position: null } : { name: match[2] ?? name, position: Number(match[1]) }
}
