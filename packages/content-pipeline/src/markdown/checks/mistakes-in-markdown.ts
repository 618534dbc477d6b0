import type { Variables } from '../../substitute-variables.ts'
import { isSecondLine } from './report-table-as-text.ts'

/** Syntax that means nothing in Markdown, although the author meant something. */
export interface SyntaxMistake {
  /** Characters that every match contains: testing for them is cheap. */
  readonly sign: string
  /** Searched in the source, so that escaped text is not reported. */
  readonly pattern: RegExp
  /** Whether it only counts at the start of a line, after markers of quotes and lists. */
  readonly isAtStart?: boolean
  /** Whether one report serves the whole document. */
  readonly isOnce?: boolean
  /** The problem; null if there is none. */
  readonly problem: (match: RegExpExecArray, variables: Variables) => string | null
  readonly hint: (match: RegExpExecArray, lines: readonly string[]) => string
}

/** An image size after the address, as in some tools. */
const SIZE = String.raw`(?:[ \t]+=(\d*)%?x(\d*)%?)?`
const TITLE = String.raw`(?:[ \t]+(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'))?`
const ADDRESS = String.raw`(?:\.{0,2}\/|\{\{)[^()<>"'\n]{1,200}?|[^()<>"'\n]{1,200}?\.\w{1,5}(?:#[^()<>"'\s]{0,200})?`

export function spaceInAddress(isImage: boolean): string {
  return `This ${isImage ? 'image' : 'link'} is shown as text: its address contains a space.`
}

export function hintForSpace(address: string): string {
  return `Write "(<${address}>)".`
}

function hintForSize(address: string, width: string, height: string): string {
  const size = [width && `width=${width}`, height && `height=${height}`].filter(Boolean).join(' ')
  return `Write the size behind the brackets: "![…](${address})${size === '' ? '' : `{${size}}`}".`
}

/** The lines of a text that would be definitions, by the names in small letters. */
const namedLines = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function namesOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const names = lines.map((line) => /^[\s>]*\[([^\][]+)\]:/.exec(line)?.[1]?.toLowerCase() ?? '')
  return new Map(names.map((name, index) => [name, index]))
}

/** A definition right below a text is part of it. */
function hintForDefinition(name: string, lines: readonly string[]): string | null {
  const names = namedLines.get(lines) ?? namesOf(lines)
  namedLines.set(lines, names)
  const index = names.get(name.toLowerCase()) ?? 0
  return /^[\s>]*(?:`{3}|~{3}|$)/.test(lines[index - 1] ?? '')
    ? null
    : `Put a blank line above line ${index + 1}, which defines it.`
}

/** Markdown with a missing or wrong character or line. */
export const MISTAKES_IN_MARKDOWN: readonly SyntaxMistake[] = [
  {
    sign: '][',
    pattern: /(?<![\w\])])\[([^\][\n]+)\]\[([^\][\n]*)\]/g,
    problem: ([, text, name]) => `"${name || text}" is not defined, so this link is shown as text.`,
    hint: ([, text = '', name], lines) =>
      hintForDefinition(name || text, lines) ?? `Add a line such as "[${name || text}]: ./setup.md".`,
  },
  {
    sign: '[^',
    pattern: /\[\^([^\][\s]+)\]/g,
    problem: ([, name]) => `The footnote "${name}" is not defined, so this reference is shown as text.`,
    hint: ([mark]) => `Add a line that starts with "${mark}:".`,
  },
  {
    sign: '^[',
    // With a blank, behind a word: anything else may be the start of a regular expression or a power.
    pattern: /(?<=[\p{L}\p{N}.,;:!?)»”"'])\^\[[^\][\s^][^\][\n]{0,200}?[ \t][^\][\n]{0,200}/gu,
    problem: () => 'This is shown as text: a footnote cannot be written in a line.',
    hint: () => 'Write "[^note]" here, and a line "[^note]: …" with the text below the paragraph.',
  },
  {
    sign: '](',
    pattern: new RegExp(
      String.raw`(?<=(!?)\[[^\][\n]{0,200})\]\((?=[^()<>"'\n]{0,200}[ \t])(${ADDRESS})${TITLE}${SIZE}${TITLE}\)`,
      'g',
    ),
    problem: ([, image, address = '', width, height]) => {
      if (width !== undefined || height !== undefined)
        return 'This image is shown as text: a size follows its address.'
      return /[ \t]/.test(address) ? spaceInAddress(image === '!') : null
    },
    hint: ([, , address = '', width, height]) =>
      width === undefined ? hintForSpace(address) : hintForSize(address, width, height ?? ''),
  },
  {
    sign: '](',
    pattern:
      /\]\([^()<>"'\s]{1,200}[ \t]+(?:"[^"\n]{0,200}"[^"\s)][^"\n]{0,200}"|'[^'\n]{0,200}'[^'\s)][^'\n]{0,200}')[ \t]*\)/g,
    problem: () => 'This is shown as text: the title behind its address has quotation marks inside.',
    hint: () => 'Put the title between the other marks, or write a backslash before each mark inside.',
  },
  {
    sign: '<{{',
    pattern: /<(\{\{[^{}<>\n]{1,100}\}\}\/[^<>\s]{0,200})>/g,
    problem: () =>
      'This link is shown as text: an address in "<>" must start with a scheme such as "https:".',
    hint: ([, address]) => `Write "[${address}](${address})".`,
  },
  {
    sign: ':::',
    pattern: /^:{3,}[A-Za-z-]{1,50}\[[^\][\n]{0,200}(?=\n|$)/g,
    problem: () => 'The title of this directive is never closed, so it is shown as text.',
    hint: () => 'Add "]" after its last word.',
  },
  {
    sign: '] (',
    pattern: /\[[^\][\n]{1,200}\] \(((?:\.{0,2}\/[^()\s]{1,200})|[^()\s]{1,200}\.md(?:#[^()\s]{0,200})?)\)/g,
    problem: () => 'This link is shown as text: there is a space between its text and its address.',
    hint: ([mark]) => `Write "${mark.replace('] (', '](')}".`,
  },
  {
    sign: '|',
    pattern: /^\|[^\n|]{0,500}\|[^\n]{0,500}(?=\n\|)/g,
    problem: ({ input, index, 0: first }) =>
      isSecondLine(input.slice(index + first.length + 1))
        ? null
        : 'This table is shown as text: its second line must be hyphens, with as many cells as the first.',
    hint: () => 'Add a line such as "| --- | --- |" below the first one, with one cell for each column.',
  },
  {
    sign: '::',
    pattern: /^::(include|cards|island|video|embed)\b[ \t]{0,9}[^{\s]/g,
    problem: ([, name]) => `This "::${name}" is shown as text.`,
    hint: () => 'Write "::include{file=./sample.ts}", "::island{name=…}", or only "::cards".',
  },
  {
    sign: '::',
    // The parser has made a link of the address after it.
    pattern: /^::(?:video|embed|island)\{(?:[^}\n]{0,200}[ \t])?([\w-]{1,50})=$/g,
    problem: () => 'This directive is shown as text: an address with "=" needs quotes.',
    hint: ([, name]) => `Write ${name}="…".`,
  },
  {
    sign: ':',
    // A directive on its own line is a node of the tree, not text.
    pattern:
      /(?<![:\w]):{1,2}(include|operation|schema|cards|island|video|embed)(?:\[[^\][\n]{0,200}\])?\{[^{}\n]{0,300}\}/g,
    problem: ([, name]) => `This is shown as text: "::${name}" needs two colons, and a line of its own.`,
    hint: ([, name]) =>
      name === 'island'
        ? 'Write "::island{name=…}" on a line of its own. Within a line, write the component: "<PriceTag />".'
        : `Write "::${name}" at the start of a line, with nothing else on it.`,
  },
  {
    sign: '](',
    // Up to the end of its line; whole addresses of the web are links of their own.
    pattern:
      /\[[^\][\n]{1,200}\]\((?:<[^<>\n]{1,200}|(?:\.{1,2}\/|\/(?=\w)|[\w-]{1,50}\.(?:mdx?|png|svg|jpe?g|gif|webp)\b)(?:[^()<>"'\n]{0,200}|[^()<>"'\s]{0,200} (?:"[^"\n]{0,200}|'[^'\n]{0,200})))(?=\n|$)/g,
    problem: () => 'This link is shown as text: its address does not end.',
    hint: ([mark]) =>
      / ["']/.test(mark)
        ? 'Close the quotation marks of its title, and write ")" behind it.'
        : `Write "${mark.includes('<') ? '>)' : ')'}" behind the address.`,
  },
  {
    sign: '[',
    pattern: /^[-*+]\[[ xX]\][^\n]{0,100}/g,
    isAtStart: true,
    problem: () => 'This box is shown as text: it needs a space before "[".',
    hint: ([mark]) => `Write "${mark.charAt(0)} ${mark.slice(1)}".`,
  },
  {
    sign: '\n',
    pattern: /^(\*|1[.)])(?=\p{L})[^\n*]{1,200}\n(?:\*|2[.)])(?=\p{L})[^\n*]{1,200}(?=\n|$)/gu,
    isAtStart: true,
    problem: () => 'This list is shown as text: its items need a space behind their marks.',
    hint: ([, mark]) => `Write "${mark} " at the start of its first item.`,
  },
  {
    sign: '</',
    pattern:
      /<\/(?:[abisu]|code|del|details|div|em|ins|kbd|mark|small|span|strong|su[bmp]\w*|t[dhr]|table)\b(?!\s*>)[^\n<>]{0,40}/g,
    problem: () => 'This tag is shown as text, and so is the one that it closes: its ">" is missing.',
    hint: ([tag]) => `Write "${/^<\/\w+/.exec(tag)?.[0]}>".`,
  },
  {
    sign: '=',
    pattern:
      /<(?:a|div|img|span|video|audio)\s(?:[\w-]+=(?:"[^"<>\n]*"|'[^'<>\n]*')\s+){0,9}[\w-]+=(?:"[^"<>\n]*|'[^'<>\n]*)>/g,
    problem: () => 'This tag is shown as text: the quotation marks of an attribute are not closed.',
    hint: () => 'Write the same mark on both sides of its value.',
  },
  {
    sign: '{#',
    pattern: /(?<=^|\n)\{#[\w-]{1,100}\}(?=[ \t]*(?:\n|$))/g,
    isAtStart: true,
    problem: () => 'This id is shown as text: it stands on a line of its own.',
    hint: ([id]) => `Write it at the end of the heading: "## Title ${id}".`,
  },
  {
    sign: '#',
    pattern: /(?<=^|\n)(#{2,6}|#(?=\p{Lu}[^\n#]*$))([\p{L}\p{N}][^\n]{0,200})/gu,
    isAtStart: true,
    problem: () => 'This heading is shown as text: it needs a space after "#".',
    hint: ([, marks, text]) => `Write "${marks} ${text}".`,
  },
]
