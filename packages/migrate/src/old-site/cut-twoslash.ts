import { codeFollower } from './code-fences.ts'

const START = /^\s*\/\/ ?---cut-start---\s*$/
const END = /^\s*\/\/ ?---cut-end---\s*$/
const BEFORE = /^\s*\/\/ ?---cut(?:-before)?---\s*$/
const AFTER = /^\s*\/\/ ?---cut-after---\s*$/

/** What is asked of the compiler: its options, and what it knows of the line above. */
const QUESTION =
  /^\s*\/\/\s*(?:\^[?|]\s*|\^{2,}.*|@(?:errors|noErrors|noErrorValidation|noErrorsCutted|keepNotations|showEmit|showEmittedFile|noStaticSemanticInfo|strict|strictNullChecks|noImplicitAny|target|module|moduleResolution|lib|types|jsx|allowJs|checkJs|esModuleInterop|paths|baseUrl)(?:: .*)?)$/

/** A text whose blocks of code with the word "twoslash" show what readers saw: without what only the compiler needs. */
export function cutTwoslash(text: string): string {
  if (!text.includes('twoslash')) return text
  const kindOf = codeFollower()
  const shown: string[] = []
  let code: string[] | null = null
  for (const line of text.split('\n')) {
    const kind = kindOf(line.replace(/\r$/, ''))
    if (kind === 'code' && code !== null) {
      code.push(line)
      continue
    }
    if (code !== null) shown.push(...shownCode(code))
    code = kind === 'opens' && /\btwoslash\b/.test(line) ? [] : null
    shown.push(line)
  }
  return [...shown, ...(code === null ? [] : shownCode(code))].join('\n')
}

function shownCode(lines: readonly string[]): readonly string[] {
  const first = lines.findLastIndex((line) => BEFORE.test(line)) + 1
  const end = lines.findIndex((line, index) => index >= first && AFTER.test(line))
  let isCut = false
  return lines.slice(first, end === -1 ? undefined : end).filter((line) => {
    if (START.test(line)) isCut = true
    const isShown = !isCut && !QUESTION.test(line)
    if (END.test(line)) isCut = false
    return isShown
  })
}
