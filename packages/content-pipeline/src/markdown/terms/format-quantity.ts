/** How a language writes numbers. Our own table, because the tables of machines differ. */
interface NumberStyle {
  readonly decimal: string
  /** Between groups of three digits. */
  readonly group: string
  /** Digits before the decimal sign of the shortest number that is written in groups. */
  readonly groupsFrom: number
  /** Between a number and a percent sign. */
  readonly beforePercent: string
}

const NO_BREAK = '\u{A0}'
const NARROW_NO_BREAK = '\u{202F}'

const ENGLISH: NumberStyle = { decimal: '.', group: ',', groupsFrom: 4, beforePercent: '' }
/** As in Norwegian, Swedish, Finnish, Czech and many others. */
const SPACED: NumberStyle = { decimal: ',', group: NO_BREAK, groupsFrom: 5, beforePercent: NO_BREAK }
/** As in German and Danish. */
const DOTTED: NumberStyle = { decimal: ',', group: '.', groupsFrom: 4, beforePercent: NO_BREAK }
const DOTTED_FROM_FIVE: NumberStyle = { ...DOTTED, groupsFrom: 5 }

const STYLES: Readonly<Record<string, NumberStyle>> = {
  cs: SPACED,
  da: DOTTED,
  de: DOTTED,
  es: SPACED,
  et: SPACED,
  fi: SPACED,
  fr: { ...SPACED, group: NARROW_NO_BREAK, groupsFrom: 4 },
  id: { ...DOTTED, beforePercent: '' },
  is: DOTTED,
  it: { ...DOTTED, beforePercent: '' },
  nb: SPACED,
  nl: { ...DOTTED, beforePercent: '' },
  nn: SPACED,
  no: SPACED,
  pl: SPACED,
  pt: DOTTED_FROM_FIVE,
  ru: SPACED,
  sk: SPACED,
  sv: SPACED,
  tr: { ...DOTTED, beforePercent: '' },
  uk: SPACED,
}

const NUMBER = String.raw`[-−+±]?\d+(?:\.\d+)?`
/** A number, or a range of two, and a unit, if there is one: `12.5 °C`, `4–8 °C`, `90 %`, `12500`. */
const QUANTITY = new RegExp(String.raw`^(${NUMBER})(?:\s?[–-]\s?(${NUMBER}))?(?:\s?([^\s\d.,–-].*))?$`, 'su')

/** What is no unit: an exponent, and a number with a comma, of which nobody can know what it means. */
const NO_UNIT = /^e[-+]?\d|\d,\d/i
/** A further number among the words of a unit, as in `5 to 8.5 °C`; not that of `m3`. */
const FURTHER_NUMBER = new RegExp(String.raw`(?<!\S)${NUMBER}(?!\S)`, 'gu')

/**
 * A quantity as a language writes it, with no place where a line could end at a space: `12.5 °C` is `12,5 °C` in Norwegian. Null for
 * a text that is none. `lang`: language tag; unknown languages are written as English.
 */
export function formatQuantity(text: string, lang: string): string | null {
  const [, first, last, unit = ''] = QUANTITY.exec(text.trim()) ?? []
  if (first === undefined || NO_UNIT.test(unit)) return null
  const style = STYLES[lang.split('-', 1)[0]?.toLowerCase() ?? ''] ?? ENGLISH
  const numbers = [first, ...(last === undefined ? [] : [last])].map((number) => formatNumber(number, style))
  const words = unit.replaceAll(FURTHER_NUMBER, (number) => formatNumber(number, style))
  return numbers.join('–') + spaceBefore(unit, style) + words.replaceAll(/\s+/g, NO_BREAK)
}

function spaceBefore(unit: string, { beforePercent }: NumberStyle): string {
  if (unit === '%') return beforePercent
  return unit === '' || ANGLES.has(unit) ? '' : NO_BREAK
}

/** Signs of degrees, minutes and seconds, which follow a number at once. */
const ANGLES = new Set(['°', '′', '″'])

function formatNumber(number: string, { decimal, group, groupsFrom }: NumberStyle): string {
  const [, sign = '', whole = '', fraction] = /^([-−+±]?)(\d+)(?:\.(\d+))?$/.exec(number) ?? []
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  const grouped = whole.length < groupsFrom ? whole : groups.filter(Boolean).join(group)
  return sign.replace('-', '−') + grouped + (fraction === undefined ? '' : decimal + fraction)
}
