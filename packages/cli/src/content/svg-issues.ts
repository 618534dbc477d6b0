import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { Parser } from 'htmlparser2'
import type { SiteIssue } from '../site-error.ts'

/** Attributes that lead somewhere, by the part of the name after a prefix. */
const ADDRESSES = new Set(['href', 'src', 'from', 'to', 'by', 'values', 'data', 'action', 'formaction'])

/** Addresses that browsers run, without the spaces and line ends in them. Pictures in a drawing run nothing. */
const RUNS = /(?:^|;)(?:javascript:|vbscript:|data:(?!image\/))/i

/** Elements that run something or show another document, by the part of the name after a prefix. */
const RUNNING_ELEMENTS = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'base',
  'meta',
])

/** Encodings in which this code and browsers read the same letters. */
const KNOWN_ENCODING = /^(?:utf-8|us-ascii|ascii|iso-8859-1|latin1|windows-1252)$/i

/**
 * Finds code in the SVG files that a site publishes: a browser shows such a file as a document of the site,
 * and not every host sends the policy. `from` is absolute, as is `root`.
 */
export function svgIssues(root: string, files: readonly { readonly from: string }[]): readonly SiteIssue[] {
  const paths = new Set(files.map(({ from }) => from).filter((from) => /\.svg$/i.test(from)))
  return [...paths].flatMap((path) => {
    const found = findRunning(readFileSync(path))
    return found === null ? [] : [issueAt(relative(root, path).replaceAll(sep, '/'), found)]
  })
}

/** A place in a file, by its offset, and what is there. */
interface Finding {
  readonly text: string
  readonly offset: number
  readonly what: string
}

function issueAt(file: string, { text, offset, what }: Finding): SiteIssue {
  const before = text.slice(0, offset).split('\n')
  return {
    code: 'unsafe-svg',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    sourceLine: text.split('\n')[before.length - 1] ?? '',
    problem: `This SVG file ${what}. Anyone who opens it would run that code as part of your site.`,
    hint: 'Remove it from the file: export the drawing again without scripts, or publish it as PNG or WebP.',
  }
}

/** The first thing in a file that runs; null for a plain drawing. */
function findRunning(bytes: Buffer): Finding | null {
  const text = bytes.toString('utf8')
  const at = (offset: number, what: string): Finding => ({ text, offset, what })
  if (bytes.includes(0)) return at(0, 'is not written in UTF-8, so it cannot be checked')
  const [declared, encoding = 'utf-8'] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text) ?? ['']
  if (!KNOWN_ENCODING.test(encoding))
    return at(declared.length, `is written in "${encoding}", so it cannot be checked`)
  const definition = text.search(/<!DOCTYPE[^>]*\[|<!ENTITY/i)
  if (definition !== -1) return at(definition, 'defines its own entities, which can contain anything')
  let found: Finding | null = null
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const what = whatRuns(localName(name), attributes)
        if (what !== null) found ??= at(parser.startIndex, what)
      },
      onprocessinginstruction: (name, data) => {
        if (/^\??xml$/i.test(name) || !/^\??xml-/i.test(name)) return
        found ??= at(text.indexOf(`<${data}`), 'loads a style sheet that can replace it')
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return found
}

function whatRuns(element: string, attributes: Readonly<Record<string, string>>): string | null {
  if (RUNNING_ELEMENTS.has(element)) return `contains the element <${element}>`
  for (const [name, value] of Object.entries(attributes)) {
    const local = localName(name)
    if (local.startsWith('on')) return `has the handler "${name}"`
    if (local === 'attributename' && /^(?:.*:)?on/i.test(value.trim())) return `sets the handler "${value}"`
    if (ADDRESSES.has(local) && RUNS.test(value.replaceAll(/\s/g, '')))
      return `has an address in "${name}" that runs code`
  }
  return null
}

/** `svg:Script` -> `script`. Names are case-sensitive to browsers; what looks like another name draws nothing either. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
