import { parseSync } from 'vite'
import { listOf, recordOf } from '../old-site/plain-value.ts'

/** Elements without an end in HTML. */
const VOID =
  /<((?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b(?:"[^"]*"|'[^']*'|[^<>"'])*?)(?<!\s)\s*\/?>/gi

/** Code between two lines of dashes, at the start. */
const SCRIPT = /^\s*---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/

/** What is between tags and expressions. */
const TEXT = /[>}][^<>{}]*(?=[<{])/g

/**
 * A component of Astro as a module of React, as far as its markup reads like that: its code between the lines of dashes becomes the
 * body of a function. It is read and never run.
 */
export function astroAsReact(text: string): string {
  const [whole = '', script = ''] = SCRIPT.exec(text) ?? []
  const markup = text
    .slice(whole.length)
    // What nothing ends goes on to the end.
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<!doctype[^<>]*>/gi, '')
    .replaceAll(/<(style|script)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replaceAll(/<slot\b[^<>]*(?:\/>|>[\s\S]*?(?:<\/slot>|$))/g, '{Astro.props.children}')
    .replaceAll(VOID, '<$1 />')
    .replaceAll(/(<[A-Za-z][^<>]*?\s)\{(\w+)\}(?=[\s/>])/g, '$1$2={$2}')
    // A line break in text is a blank there, and nothing in React.
    .replaceAll(TEXT, (written) =>
      written.includes('//') ? written : written.replaceAll(/(?<!\s)\s*\n\s*/g, ' '),
    )
  const { imports, body } = parted(script)
  return `${imports}
export default function Page(given) {
const Astro = { props: given }
${body}
return (<>${markup}</>)
}
`
}

/** The imports of a script, and the rest of it. */
export function parted(script: string): { readonly imports: string; readonly body: string } {
  const { program } = parseSync('script.ts', script)
  const imports: string[] = []
  let body = ''
  let at = 0
  for (const { type, start, end } of listOf(recordOf(program)['body']).map(recordOf)) {
    if (typeof start !== 'number' || typeof end !== 'number') continue
    const isImport = type === 'ImportDeclaration'
    const isExport = String(type).startsWith('Export')
    if (!isImport && !isExport) continue
    body += script.slice(at, start)
    if (isImport) imports.push(script.slice(start, end))
    at = end
  }
  return { imports: imports.join('\n'), body: body + script.slice(at) }
}
