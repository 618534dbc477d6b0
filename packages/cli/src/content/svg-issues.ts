import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { SaxesParser } from 'saxes'
import type { SiteIssue } from '../site-error.ts'

/** Attributes that lead somewhere, by the part of the name after a prefix. */
const ADDRESSES = new Set([
  'href',
  'src',
  'from',
  'to',
  'by',
  'values',
  'data',
  'action',
  'formaction',
  // "xml:base", before which older browsers put an address.
  'base',
])

/** Addresses that browsers run, without the spaces and line ends in them. Pictures in a drawing run nothing. */
const RUNS = /(?:^|;)(?:javascript:|vbscript:|data:(?!image\/))/i

/** Elements that run something or show another document, by the part of the name after a prefix. */
const RUNNING_ELEMENTS = new Set([
  'script',
  'iframe',
  'frame',
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

/** A place in a file, by its offset, and what is there: code, or something that hides from this reader whether there is any. */
interface Finding {
  readonly text: string
  readonly offset: number
  readonly kind: 'code' | 'unreadable'
  readonly what: string
}

const MEANING: Readonly<Record<Finding['kind'], string>> = {
  code: 'Anyone who opens it would run that code as part of your site.',
  unreadable: 'So it cannot be checked for code that would run as part of your site.',
}

function issueAt(file: string, { text, offset, kind, what }: Finding): SiteIssue {
  const before = text.slice(0, offset).split('\n')
  return {
    code: 'unsafe-svg',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    sourceLine: text.split('\n')[before.length - 1] ?? '',
    problem: `This SVG file ${what}. ${MEANING[kind]}`,
    hint:
      kind === 'code'
        ? 'Remove it from the file: export the drawing again without scripts, or publish it as PNG or WebP.'
        : 'Correct the file: export the drawing again as plain SVG, or publish it as PNG or WebP.',
  }
}

/**
 * The first thing in a file that runs; null for a plain drawing. The parser is as strict as those of browsers: one that
 * reads on where XML is broken takes for a comment what a browser takes for a script.
 */
function findRunning(bytes: Buffer): Finding | null {
  const text = bytes.toString('utf8')
  if (bytes.includes(0)) return { text, offset: 0, kind: 'unreadable', what: 'is not written in UTF-8' }
  // An empty file is no drawing, and runs nothing.
  if (text === '') return null
  let found: Finding | null = null
  // Browsers read every version as 1.0.
  const parser = new SaxesParser({
    xmlns: false,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  /** Keeps what was just read, at the last place of its first characters. */
  const report = (kind: Finding['kind'], what: string, start = ''): void => {
    found ??= { text, offset: text.lastIndexOf(start, parser.position - 1), kind, what }
  }
  parser.on('error', ({ message }) => {
    report('unreadable', `is not well-formed XML (${message.replace(/\.$/, '')})`)
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!KNOWN_ENCODING.test(encoding)) report('unreadable', `is written in "${encoding}"`, encoding)
  })
  parser.on('doctype', (definition) => {
    if (definition.includes('[')) report('unreadable', 'defines its own entities and attributes', '<!DOCTYPE')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-/i.test(target)) report('code', 'loads a style sheet that can replace it', `<?${target}`)
  })
  let tag = 0
  parser.on('opentagstart', () => {
    tag = text.lastIndexOf('<', parser.position - 1)
  })
  parser.on('opentag', ({ name, attributes }) => {
    const what = whatRuns(localName(name), attributes)
    if (what !== null) found ??= { text, offset: tag, kind: 'code', what }
  })
  parser.write(text).close()
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
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}
