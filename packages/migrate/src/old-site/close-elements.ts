import { changeLines, changeOutsideCode } from './change-lines.ts'

/** Elements of HTML that end with an end tag. */
const ELEMENTS =
  'a|abbr|article|aside|b|button|center|code|details|div|em|figure|footer|h[1-6]|header|i|iframe|kbd|label|li|main|nav|ol|p|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video|audio'

/** A tag that closes itself. */
const CLOSED = new RegExp(String.raw`<(${ELEMENTS})((?:\s[^<>]*)?)\/>`, 'gi')

/** A text with an end tag for each element that closes itself. `<div />` is whole in Vue and MDX; in HTML, it takes in all that follows. */
export function closeElements(text: string): string {
  if (!text.includes('/>')) return text
  return changeLines(text, {
    text: (line) =>
      changeOutsideCode(line, (part) =>
        part.replaceAll(
          CLOSED,
          (_whole, name: string, attributes: string) => `<${name}${attributes.trimEnd()}></${name}>`,
        ),
      ),
  })
}
