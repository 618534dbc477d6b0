import { withoutUnseenIn } from '@fyr/content-pipeline/internal'
import { Parser } from 'htmlparser2'
import type { TranslationUnit, UnitsOfDocument } from './translation-units.ts'

/** A block that translators have returned. */
export interface ReturnedUnit {
  /** File of the translation, relative to the root. */
  readonly file: string
  readonly id: string
  readonly source: string
  readonly target: string
  /** Whether a translator says that it is done; null where nothing says so. */
  readonly isDone: boolean | null
}

const STATES: Readonly<Record<TranslationUnit['state'], string>> = {
  current: 'final',
  stale: 'needs-review-translation',
  missing: 'new',
}
/** An element that ends is looked for among all that are open. */
const DEEPEST = 100

const DONE = new Set(['final', 'signed-off', 'translated'])
/** Without the states of the export, which some tools leave as they are. */
const UNFINISHED = new Set(['needs-adaptation', 'needs-l10n', 'needs-translation'])

/** XLIFF 1.2, which translation services read and write. */
export function formatXliff(
  documents: readonly UnitsOfDocument[],
  languages: { readonly source: string; readonly target: string },
): string {
  const files = documents.flatMap(({ file, original, units }) => [
    `  <file original="${escape(file)}" source-language="${escape(languages.source)}" target-language="${escape(languages.target)}" datatype="plaintext">`,
    '    <body>',
    ...units.flatMap((unit) => formatUnit(unit, original)),
    '    </body>',
    '  </file>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n')
}

function formatUnit(
  { id, source, target, state, before, line }: TranslationUnit,
  original: string,
): string[] {
  return [
    `      <trans-unit id="${escape(id)}" xml:space="preserve">`,
    `        <source>${escape(source)}</source>`,
    `        <target state="${STATES[state]}">${escape(target)}</target>`,
    `        <note>${escape(`${original}:${line}`)}</note>`,
    ...(before === undefined ? [] : [`        <note>${escape(`Before: ${before}`)}</note>`]),
    '      </trans-unit>',
  ]
}

/** Reads XLIFF 1.2. Throws `RangeError` for what is none. */
export function parseXliff(text: string): readonly ReturnedUnit[] {
  const units: ReturnedUnit[] = []
  let file: string | null = null
  let isXliff = false
  /** Depth of suggestions, which have targets of their own. */
  let suggestions = 0
  let depth = 0
  let unit = { id: '', source: '', target: '', isDone: null as boolean | null }
  let open: 'source' | 'target' | null = null
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        const name = localName(written)
        depth += 1
        if (depth > DEEPEST) throw new RangeError('This XLIFF is nested too deeply.')
        if (name === 'xliff') isXliff = true
        if (name === 'file') file = attributes['original'] ?? ''
        if (name === 'alt-trans') suggestions += 1
        if (name === 'trans-unit') {
          unit = {
            id: attributes['id'] ?? '',
            source: '',
            target: '',
            isDone: attributes['approved'] === 'yes' ? true : null,
          }
        }
        if ((name === 'source' || name === 'target') && suggestions === 0) open = name
        const state = open === 'target' ? (attributes['state'] ?? '') : ''
        if (DONE.has(state) || UNFINISHED.has(state)) unit.isDone = DONE.has(state)
      },
      ontext(data) {
        if (open !== null) unit[open] += data
      },
      onclosetag(written) {
        const name = localName(written)
        depth -= 1
        if (name === 'alt-trans') suggestions -= 1
        if (name === open) open = null
        if (name === 'trans-unit' && file !== null) units.push({ file, ...unit })
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text.replaceAll('\r\n', '\n'))
  // The end would close what is open.
  if (depth > 0) throw new RangeError('This XLIFF is cut off: an element does not end.')
  parser.end()
  if (!isXliff) throw new RangeError('This is neither XLIFF 1.2 nor a gettext catalogue.')
  return units
}

/** Some tools write a prefix before each name: `ns0:source`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Without the characters that no page has: XML cannot hold most of them. */
function escape(text: string): string {
  return withoutUnseenIn(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
}
