import type { Slip } from './slip.ts'

/** The size of a picture, as some tools have it behind the address. */
const SIZE = String.raw`(?:[ \t]+=(\d*)%?x(\d*)%?)?`
const TITLE = String.raw`(?:[ \t]+(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'))?`
const ADDRESS = String.raw`(?:\.{0,2}\/|\{\{)[^()<>"'\n]{1,200}?|[^()<>"'\n]{1,200}?\.\w{1,5}(?:#[^()<>"'\s]{0,200})?`

export function blankInAddress(isImage: boolean): string {
  return `This is no ${isImage ? 'image' : 'link'}, since there is a blank in its address.`
}

export function hintForBlank(address: string): string {
  return `Write "(<${address}>)".`
}

function hintForSize(address: string, width: string, height: string): string {
  const size = [width && ` width="${width}"`, height && ` height="${height}"`].join('')
  return `Leave the size out, or write "<img src="${address}" alt="…"${size}>".`
}

/** Markdown that went wrong by a letter or a line. */
export const SLIPS_OF_MARKDOWN: readonly Slip[] = [
  {
    sign: '][',
    pattern: /(?<![\w\])])\[([^\][\n]+)\]\[([^\][\n]*)\]/g,
    problem: ([, text, name]) => `"${name || text}" is defined nowhere, so this is no link.`,
    hint: ([, text, name]) => `Add a line such as "[${name || text}]: ./setup.md".`,
  },
  {
    sign: '[^',
    pattern: /\[\^([^\][\s]+)\]/g,
    problem: ([, name]) => `The footnote "${name}" is written nowhere, so this is no reference.`,
    hint: ([mark]) => `Add a line that begins with "${mark}:".`,
  },
  {
    sign: '](',
    pattern: new RegExp(
      String.raw`(?<=(!?)\[[^\][\n]{0,200})\]\((?=[^()<>"'\n]{0,200}[ \t])(${ADDRESS})${TITLE}${SIZE}${TITLE}\)`,
      'g',
    ),
    problem: ([, image, address = '', width, height]) => {
      if (width !== undefined || height !== undefined)
        return 'This is no image, since a size stands behind its address.'
      return /[ \t]/.test(address) ? blankInAddress(image === '!') : null
    },
    hint: ([, , address = '', width, height]) =>
      width === undefined ? hintForBlank(address) : hintForSize(address, width, height ?? ''),
  },
  {
    sign: '<{{',
    pattern: /<(\{\{[^{}<>\n]{1,100}\}\}\/[^<>\s]{0,200})>/g,
    problem: () => 'This is no link, since an address in "<>" begins with "https:" or the like.',
    hint: ([, address]) => `Write "[${address}](${address})".`,
  },
  {
    sign: ':::',
    pattern: /^:{3,}[A-Za-z-]{1,50}\[[^\][\n]{0,200}(?=\n|$)/g,
    problem: () => 'The title of this block is never closed, so this is text.',
    hint: () => 'Put "]" behind its last word.',
  },
  {
    sign: '] (',
    pattern: /\[[^\][\n]{1,200}\] \(((?:\.{0,2}\/[^()\s]{1,200})|[^()\s]{1,200}\.md(?:#[^()\s]{0,200})?)\)/g,
    problem: () => 'This is no link, since a blank stands between its text and its address.',
    hint: ([mark]) => `Write "${mark.replace('] (', '](')}".`,
  },
  {
    sign: '|',
    pattern: /^\|[^\n|]{0,500}\|[^\n]{0,500}(?=\n\|)/g,
    problem: () => 'This is no table, since no line of hyphens with as many cells follows its first one.',
    hint: () => 'Write a line such as "| --- | --- |" below it, with a cell for each of its own.',
  },
  {
    sign: '::',
    pattern: /^::(include|cards|island)\b[ \t]{0,9}[^{\s]/g,
    problem: ([, name]) => `This is no "::${name}", but text.`,
    hint: () => 'Write "::include{file=./sample.ts}" or "::island{name=…}", or "::cards" alone.',
  },
  {
    sign: '##',
    pattern: /(?<=^|\n)(#{2,6})([\p{L}\p{N}][^\n]{0,200})/gu,
    isAtStart: true,
    problem: () => 'This is no heading, since no blank follows its marks.',
    hint: ([, marks, text]) => `Write "${marks} ${text}".`,
  },
]
