import { hintForLongModule } from '@fyr/markdown-parser'
import { COMPONENT_NAMES } from '@fyr/markdown-parser/component-names'
import type { SyntaxMistake } from './mistakes-in-markdown.ts'

const CODE = 'This is shown as text: content cannot run code.'
const NO_BOX = 'This admonition is shown as text.'

/** Admonitions of other tools whose names differ here. */
const BOXES = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution']

function hintForBox(name: string): string {
  return `Write ":::${BOXES.find((box) => box === name.toLowerCase()) ?? 'note'}" above the text and ":::" below it.`
}

/** `::include` for a path with lines or a region, as other tools write it. */
export function hintForInclude(path: string, region = '', lines = ''): string {
  const highlight = /^[\d,-]+$/.test(lines) ? ` highlight=${lines}` : ''
  return `Write "::include{file=${path.replace(/^@\/?/, '/')}${region === '' ? '' : ` region=${region}`}${highlight}}".`
}

const MKDOCS_BOX: Pick<SyntaxMistake, 'pattern' | 'isAtStart' | 'problem' | 'hint'> = {
  pattern:
    /(?<=^|\n)(?:!!!|\?\?\?\+?)[ \t]+(note|abstract|info|tip|hint|important|success|question|warning|caution|attention|failure|danger|error|bug|example|quote)(?:[ \t]+"[^"\n]{0,200}")?[ \t]*(?=\n|$)/g,
  isAtStart: true,
  problem: () => NO_BOX,
  hint: ([mark, name = '']) =>
    mark.startsWith('?')
      ? 'Write ":::details[Summary]" above the text and ":::" below it.'
      : hintForBox(name),
}

const TEMPLATE: Pick<SyntaxMistake, 'isAtStart' | 'problem' | 'hint'> = {
  isAtStart: true,
  problem: () => CODE,
  hint: () => 'Write Markdown, or a directive such as ":::note", "::::tabs" or "::include".',
}

const MODULE_LINE: Pick<SyntaxMistake, 'isAtStart' | 'problem' | 'hint'> = {
  isAtStart: true,
  problem: () => CODE,
  hint: ({ input }, lines) =>
    hintForLongModule(input, lines) ??
    'Delete it. A directive may do the same, such as "::::tabs" or "::include"; "::island{name=…}" shows a component of the site.',
}

const FORMULA: Pick<SyntaxMistake, 'isOnce' | 'problem' | 'hint'> = {
  isOnce: true,
  problem: () => 'This formula is shown as text.',
  hint: () =>
    'Add the plugin "math" from "@fyr/content-pipeline/math" to remarkPlugins. Write a price as "\\$5".',
}

/** Syntax of other tools that Markdown does not have. */
export const SYNTAX_OF_OTHER_TOOLS: readonly SyntaxMistake[] = [
  {
    sign: '[!',
    pattern: /^\[!([A-Za-z]{2,20})\]/g,
    isAtStart: true,
    problem: () => NO_BOX,
    hint: ([, name = '']) => hintForBox(name),
  },
  { sign: '!!!', ...MKDOCS_BOX },
  { sign: '???', ...MKDOCS_BOX },
  { sign: 'import', pattern: /^import (?:["']|(?=[^\n]* from ["']))/g, ...MODULE_LINE },
  { sign: 'export', pattern: /^export (?:default|const|let|function|async)\b/g, ...MODULE_LINE },
  {
    sign: '{/',
    pattern: /\{\/(?:\*[^\n]*?\*\/\}|\*|$)/g,
    problem: () => 'This comment is shown as text.',
    hint: ([mark]) => {
      if (mark.includes('truncate')) return 'Write "<!-- truncate -->" between two blocks.'
      const [, id] = /^\{\/\*\s*(#[^\s*]+)\s*\*\/\}$/.exec(mark) ?? []
      return id === undefined ? 'Write a comment between "<!--" and "-->".' : `Write "{${id}}".`
    },
  },
  {
    sign: '={',
    pattern: /<[A-Za-z][\w.]{0,50}[ \t](?:[^<>\n]{0,200}[ \t])?[\w-]{1,50}=\{/g,
    problem: () => 'This is shown as text: HTML attributes need quotes, not braces.',
    // HTML names have no capitals; component names do.
    hint: ([tag]) =>
      /^<[A-Z]/.test(tag)
        ? 'Content cannot run code. "::island{name=…}" shows a component of the site, with strings as attributes.'
        : 'Write Markdown, such as "![text](/img/chart.png)". Content cannot run code.',
  },
  {
    sign: '<',
    pattern: new RegExp(
      String.raw`</?(?:${[...COMPONENT_NAMES].join('|').replaceAll('.', String.raw`\.`)})(?=[\s.:/>])[^\n]{0,40}`,
      'g',
    ),
    problem: () => 'This is not a valid tag: it is shown as text.',
    hint: () =>
      'Write attributes as name="text" or name={3}, and end the tag with ">". To show it as text, write it as code.',
  },
  {
    sign: '@',
    pattern: /<[A-Za-z][\w.-]{0,50}[ \t][^<>\n]{0,200}?@[\w.:-]{1,50}=["']/g,
    problem: () => 'This is shown as text: HTML attributes cannot start with "@".',
    hint: () => 'Write Markdown. Content cannot run code.',
  },
  {
    sign: '{',
    pattern: /(?<!\{)\{(?:props|frontMatter|frontmatter|siteConfig)\.[A-Za-z][\w.]{0,100}\}(?!\})/g,
    problem: () => CODE,
    hint: () => 'Write the value itself, or a variable of the configuration: "{{ name }}".',
  },
  {
    sign: '{{',
    pattern:
      /\{\{-?[ \t]*(\$(?:frontmatter|page|params|site|data)\b[^{}\n]{0,100}|(?:frontmatter|page|params|site|theme)\.[A-Za-z][^{}\n]{0,100})\}\}/g,
    problem: ([, name = ''], variables) =>
      variables.has(name.trim()) ? null : 'Unknown variable: this is shown as text.',
    hint: () =>
      'Content cannot run code. For text used in several places, add "variables" to the configuration.',
  },
  { sign: '{%', pattern: /(?<=^|\n)\{%-?[ \t]*[a-z][^{}\n]{0,200}%\}/g, ...TEMPLATE },
  { sign: '{{<', pattern: /(?<=^|\n)\{\{<[ \t]*\/?[a-z][^{}\n]{0,200}>\}\}/g, ...TEMPLATE },
  { sign: '{{%', pattern: /(?<=^|\n)\{\{%[ \t]*\/?[a-z][^{}\n]{0,200}%\}\}/g, ...TEMPLATE },
  {
    sign: '{:',
    pattern: /(?<=^|\n)\{:[ \t]?[.#a-z][^{}\n]{0,200}\}/g,
    isAtStart: true,
    problem: () => 'This is shown as text: blocks cannot have attributes.',
    hint: () => 'Delete it, or put the text between ":::note" and ":::".',
  },
  {
    sign: '<<<',
    pattern:
      /(?<=^|\n)<<<[ \t]+([@./\w][^\s{}[\]#]{0,200})(?:#([\w-]{1,50}))?(?:\{([\d,-]{0,50})[^{}\n]{0,50}\})?/g,
    isAtStart: true,
    problem: () => 'This include is shown as text.',
    hint: ([, path = '', region, lines]) => hintForInclude(path, region, lines),
  },
  {
    sign: '--8<--',
    pattern: /(?<=^|\n)-{1,2}8<-{1,3}[ \t]+["']([^"'\n]{1,200})["']/g,
    isAtStart: true,
    problem: () => 'This include is shown as text.',
    hint: ([, path = '']) => hintForInclude(path),
  },
  {
    sign: '=== "',
    pattern: /(?<=^|\n)===\+?[ \t]"([^"\n]{1,100})"[ \t]*(?=\n|$)/g,
    isAtStart: true,
    problem: () => 'This tab is shown as text.',
    hint: ([, label]) => `Write ":::tab{label="${label}"}" inside "::::tabs".`,
  },
  {
    sign: '$$',
    pattern: /(?<=^|\n)\$\$(?=[ \t]*(?:\n|$)|[^$\n]{1,300}\$\$)/g,
    isAtStart: true,
    ...FORMULA,
  },
  {
    sign: '$',
    // Prices and shell variables have no such characters, or no dollar after their last letter.
    pattern:
      /(?<=^|[\s([{"'–—-])\$(?:[A-Za-z]|(?=[^$\n]{0,300}(?:\\[A-Za-z]|[\^_=<>+]))[^\s$](?:[^$\n]{0,300}[^\s$\\])?)\$(?![\w$])/g,
    ...FORMULA,
  },
  {
    sign: '$',
    // Prices and shell variables have no such characters.
    pattern:
      /(?<=^|[\s([{"'–—-])\$(?=[^$\n]{0,300}(?:\\[A-Za-z]{2}|\^[\w{]|[a-z]_[\d{]))(?:[ \t]{1,9}[^$\n]{0,300}|[^\s$][^$\n]{0,300}[ \t])\$(?![\w${])/g,
    isOnce: true,
    problem: () => 'This formula is shown as text: there is a blank beside a dollar.',
    hint: ([mark]) =>
      `Write "$${mark.slice(1, -1).trim()}$". Write a dollar that is none of a formula as "\\$".`,
  },
  {
    sign: '==',
    pattern: /(?<=^|[\s("'*_])==(?=[^\s=])([^=\n]{0,100}[^\s=])==(?=$|[\s.,;:!?)"'*_])/g,
    problem: () => 'This is shown as text: it does not highlight anything.',
    hint: ([, text]) => `Write "<mark>${text}</mark>".`,
  },
  {
    sign: '^',
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+−-]{1,6})\^(?!\^)/gu,
    problem: () => 'This is shown as text: it does not make superscript.',
    hint: ([, text]) => `Write "<sup>${text}</sup>".`,
  },
  {
    sign: ':',
    pattern: /(?<=^|\n):[ \t]+\S[^\n]{0,50}/g,
    isAtStart: true,
    problem: () => 'This definition list is shown as text.',
    hint: () => 'Write a list: "- **Term**: what it means".',
  },
  {
    sign: '++',
    pattern: /(?<=^|[\s(["'])\+\+([a-z][\w-]{1,20}(?:\+[\w-]{1,20}){0,5})\+\+(?=$|[\s.,;:!?)\]"'])/gi,
    problem: () => 'This is shown as text: it does not make keys.',
    hint: ([, keys = '']) =>
      `Write "${keys
        .split('+')
        .map((key) => `<kbd>${key}</kbd>`)
        .join('+')}".`,
  },
  {
    sign: '*[',
    pattern: /(?<=^|\n)\*\[([^\][\n]{1,60})\]:[ \t]*([^\n]{0,100})/g,
    isAtStart: true,
    problem: () => 'This abbreviation is shown as text.',
    hint: ([, name, meaning]) => `Write "<abbr title="${meaning}">${name}</abbr>" where it is used.`,
  },
]
