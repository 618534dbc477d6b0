import type { Fence } from './find-fences.ts'

/** The meaning of the words after the language of a sample. */
export type SampleMark =
  | { readonly type: 'json'; readonly operation: string; readonly status: string | null }
  | { readonly type: 'schema'; readonly schema: string }
  | { readonly type: 'http'; readonly operation: string; readonly status: string | null }
  /** Null for commands whose addresses say what they call. */
  | { readonly type: 'curl'; readonly operation: string | null }
  | { readonly type: 'typescript' }
  /** Shown as it is, on purpose. */
  | { readonly type: 'unchecked' }

const JSON_LANGUAGES = new Set(['json', 'jsonc', 'json5', 'jsonl', 'ndjson'])
const SHELL_LANGUAGES = new Set(['sh', 'bash', 'shell', 'zsh', 'console'])
const TYPESCRIPT_LANGUAGES = new Set(['ts', 'tsx', 'typescript'])

/** The word that says that a sample is not checked. */
const UNCHECKED = 'unchecked'

/** Words after a language that mean something else, here or in a plugin. */
const OTHER_WORDS = new Set([
  'showLineNumbers',
  'wrap',
  'nowrap',
  'live',
  'copy',
  'noCopy',
  'twoslash',
  'check',
])

/** Reads what a fence is a sample of; null for one without a mark. */
export function readMark({ language, meta }: Fence): SampleMark | null {
  const words = bareWords(meta)
  if (words.includes(UNCHECKED)) return { type: 'unchecked' }
  if (TYPESCRIPT_LANGUAGES.has(language)) return words.includes('check') ? { type: 'typescript' } : null
  const [operation, status] = words.filter((word) => !OTHER_WORDS.has(word) && !word.includes('='))
  const said = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  if (JSON_LANGUAGES.has(language)) {
    const schema = said('schema')
    if (schema !== undefined) return { type: 'schema', schema }
    return operation === undefined ? null : { type: 'json', operation, status: status ?? null }
  }
  if (language === 'http')
    return operation === undefined ? null : { type: 'http', operation, status: status ?? null }
  if (!SHELL_LANGUAGES.has(language)) return null
  const curl = said('curl')
  if (curl !== undefined) return { type: 'curl', operation: curl === '' ? null : curl }
  return words.includes('curl') ? { type: 'curl', operation: null } : null
}

/** Whether a fence shows a request or an answer, marked or not. */
export function isOfApi({ language, text }: Fence): boolean {
  if (JSON_LANGUAGES.has(language) || language === 'http') return true
  return SHELL_LANGUAGES.has(language) && /(?:^|[\s|;&(])curl\s/.test(text)
}

/** The words of a meta that are not a title, range, pattern or quoted text. */
function bareWords(meta: string): readonly string[] {
  return meta
    .replaceAll(
      /(?:[\w-]+=)?(?:"[^"]*"|'[^']*'|\{[^}]*\}|\[[^\]]*\])|(?<=^|\s)\/(?:[^/\\]|\\.)+\/(?=\s|$)/g,
      ' ',
    )
    .split(/\s+/)
    .filter((word) => word !== '')
}
