import { changeLines } from '../old-site/change-lines.ts'

/** `<Fragment set:html={"<b>One</b>"} />`, with a literal in one line. */
const LITERAL =
  /<Fragment\s+set:html=(?:\{\s*)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)(?:\s*\})?\s*(?:\/>|>\s*<\/Fragment>)/g

/** The text of a page with the HTML that it writes as a literal in its place. Anything that code makes stays. */
export function withLiteralHtml(text: string): string {
  if (!text.includes('set:html')) return text
  return changeLines(text, {
    text: (line) =>
      line.replaceAll(LITERAL, (_whole, literal: string) => {
        const html = textOfLiteral(literal)
        // A blank line would end the HTML, and a brace would begin code.
        return html
          .replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
          .replaceAll('{', '&#123;')
          .replaceAll('}', '&#125;')
      }),
  })
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '', t: '\t' }

function textOfLiteral(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi, (_whole, long, short, one: string) =>
      long === undefined && short === undefined
        ? (ESCAPED[one] ?? one)
        : String.fromCharCode(Number.parseInt(long ?? short, 16)),
    )
}
