import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

/** What a site of VitePress says of all its code. */
export interface CodeSettings {
  /** Whether lines have numbers, unless a block says otherwise. */
  readonly hasLineNumbers: boolean
  /** The language of blocks without one; null for plain text. */
  readonly usualLanguage: string | null
  /** Names of the site's own, and the languages that they stand for. */
  readonly aliases: ReadonlyMap<string, string>
}

/** Reads `markdown` of the configuration. */
export function codeSettingsOf(markdown: Settings): CodeSettings {
  const aliases = Object.entries(recordOf(markdown['languageAlias'])).flatMap(([name, language]) => {
    const text = textOf(language)
    return text === null ? [] : [[name, text] as const]
  })
  return {
    hasLineNumbers: markdown['lineNumbers'] === true,
    usualLanguage: textOf(markdown['defaultHighlightLang']),
    aliases: new Map(aliases),
  }
}

/** ` ```[title] `, which has no language. */
const ONLY_TITLE = /^(\s*(?:`{3,}|~{3,}))\s*(?=\[[^\]]+\])/

/** ` ```js{1,3}:line-numbers=5 [title] `: what is glued to the language there follows it here. */
const GLUED =
  /^(\s*(?:`{3,}|~{3,})\s*[\w+#-]+)((?:\{[\d,-]+\}|:line-numbers(?:=\d+)?|:no-line-numbers)+)(?=\s|$)(.*)$/

/** ` ```js [title]{1,3} `: what is glued to the title. */
const GLUED_TO_TITLE = /^(\s*(?:`{3,}|~{3,}(?!~))[^[\]`]*\[[^\]]*\])(?=\{)/

/** `js-vue`: VitePress fills in what is in two braces. */
const FILLED_IN = /^(\s*(?:`{3,}|~{3,})\s*[\w+#.]+)-vue(?=[\s:{[]|$)/

/** The marks and the language of a block, and what follows them. */
const FENCE = /^(\s*(?:`{3,}|~{3,})\s*)([^\s{:=[`]*)(.*)$/

/** The line that opens a block of code in the words of Fyr. `site` is what the site says of all blocks. */
export function rewriteFence(written: string, site: CodeSettings | null = null): string {
  const line = written.replace(FILLED_IN, '$1').replace(GLUED_TO_TITLE, '$1 ')
  return withOptions(site === null ? line : withSettings(line, site))
}

/** What the site says of all blocks, written into one. A block that has no numbers says so again, as a second move reads it too. */
function withSettings(line: string, { hasLineNumbers, usualLanguage, aliases }: CodeSettings): string {
  const [, marks, named = '', rest = ''] = FENCE.exec(line) ?? []
  if (marks === undefined) return line
  const language = named === '' ? usualLanguage : (aliases.get(named) ?? named)
  const isNumbered = hasLineNumbers && language !== 'mermaid' && !/line-numbers|showLineNumbers/.test(rest)
  const options = hasLineNumbers ? rest.replace(/\s?:no-line-numbers(.*)$/, '$1 no-line-numbers') : rest
  const start = language === null && isNumbered ? 'text' : (language ?? '')
  const space = start !== '' && options.startsWith('[') ? ' ' : ''
  return `${marks}${start}${space}${isNumbered ? `${options.trimEnd()} showLineNumbers` : options}`
}

function withOptions(line: string): string {
  const [, start, glued = '', rest = ''] = GLUED.exec(line) ?? []
  if (start === undefined) return line.replace(ONLY_TITLE, '$1text ')
  const options = glued
    .replaceAll(':no-line-numbers', '')
    .replaceAll(':line-numbers', ' showLineNumbers')
    .replaceAll('{', ' {')
  return start + options + rest
}
