/** A number with what stands around it: a sign, a currency or a unit. */
const NUMBER = /^([-−+\s\p{Sc}]*)([.,]?\d(?:[\d\s.,'’]*\d)?)\s?((?:[\p{L}%‰°µ′″][^\d]*)?)$/u

/** A cell that says that there is no value. */
const NO_VALUE = /^[-–—−]?$/

/** Spaces and apostrophes that stand between groups of three digits. */
const SPACES = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g

/** Numbers whose groups of digits are separated by a comma or a dot; the groups of some languages have two digits. */
const GROUPED = {
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?![\d,])/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/,
}

type Separator = keyof typeof GROUPED

/** Whether a cell of a table says anything. */
export function hasValue(cell: string): boolean {
  return !NO_VALUE.test(cell)
}

/**
 * The numbers in the cells of a column, and null for a cell without one; null for a column of texts: one with few numbers, with
 * versions, or with several units. Whether a comma or a dot separates groups of digits is for the language of the page to say,
 * unless a cell of the column says otherwise.
 */
export function readNumbers(cells: readonly string[], lang: string): readonly (number | null)[] | null {
  const parts = cells.map((cell) => NUMBER.exec(cell))
  const found = parts.filter((part) => part !== null)
  const units = new Set(found.map(unitOf).filter((unit) => unit !== ''))
  if (found.length * 2 <= cells.filter(hasValue).length || units.size > 1) return null
  const digits = found.map(digitsOf)
  const group = ([',', '.'] as const).find((separator) => areGrouped(digits, separator, lang))
  const numbers = parts.map((part) => part && numberOf(part, group))
  // What only looks like a number is a version, and so are the others.
  return numbers.some(Number.isNaN) ? null : numbers
}

function unitOf([, before = '', , after = '']: RegExpExecArray): string {
  return before.replaceAll(/[-−+\s]/g, '') + after.trim()
}

function digitsOf([, , digits = '']: RegExpExecArray): string {
  return digits.replaceAll(SPACES, '')
}

function areGrouped(numbers: readonly string[], separator: Separator, lang: string): boolean {
  // The first of two separators in a number cannot be that of its decimals.
  const isMeant =
    groupSeparator(lang) === separator ||
    numbers.some((number) => /^\d+([.,])\d+[.,]/.exec(number)?.[1] === separator)
  return isMeant && numbers.every((number) => !number.includes(separator) || GROUPED[separator].test(number))
}

function groupSeparator(lang: string): string | undefined {
  const parts = new Intl.NumberFormat(lang || undefined).formatToParts(1_000_000)
  return parts.find(({ type }) => type === 'group')?.value
}

function numberOf(part: RegExpExecArray, group: Separator | undefined): number {
  const digits = digitsOf(part)
  const size = Number((group === undefined ? digits : digits.replaceAll(group, '')).replace(',', '.'))
  return /[-−]/.test(part[1] ?? '') ? -size : size
}
