import { locate } from '@fyr/content-pipeline/internal'
import { quoteInCode } from '../quote-in-code.ts'

/**
 * The text of a configuration with one more entry of `redirects`. Null if the code has no place for it: the list is
 * computed, or there is no `locales` to write it before.
 */
export function addRedirect(config: string, { from, to }: { from: string; to: string }): string | null {
  const entry = `${quoteInCode(from)}: ${quoteInCode(to)}`
  const list = /(?<![\w$.'"])redirects\s*:\s*\{/.exec(config)
  if (list !== null) {
    const end = list.index + list[0].length
    const isEmpty = /^\s*\}/.test(config.slice(end))
    return `${config.slice(0, end)} ${entry}${isEmpty ? ' ' : ','}${config.slice(end)}`
  }
  const at = locate(config, ['locales'])
  if (at === null) return null
  const lines = config.split('\n')
  const line = lines[at.line - 1] ?? ''
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  if (!/^\s*["']?locales["']?\s*:/.test(line)) return null
  lines.splice(at.line - 1, 0, `${indent}redirects: { ${entry} },${line.endsWith('\r') ? '\r' : ''}`)
  return lines.join('\n')
}
