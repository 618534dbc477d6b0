/** Characters that VitePress counts as one separator in the id of a heading. */
const SEPARATORS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** A name of an emoji, which VitePress leaves out of ids. */
const EMOJI = /(?<=^|\s):[\w+-]+:(?=\s|$)/g

/** The id that VitePress gives a heading: letters without their marks, and no digit in front. */
export function headingIdOf(text: string): string {
  return text
    .replace(EMOJI, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(SEPARATORS, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}
