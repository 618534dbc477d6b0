import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import type { TranslationUnit, UnitsOfDocument } from './translation-units.ts'
import type { ReturnedUnit } from './xliff.ts'

/** Between the file and the id of a block in its context. */
const BETWEEN = '#'

/** A catalogue of gettext. What is not current is fuzzy. */
export function formatGettext(
  documents: readonly UnitsOfDocument[],
  { target }: { readonly target: string },
): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${target}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ]
  const entries = documents.flatMap(({ file, original, units }) =>
    units.map((unit) => formatEntry(unit, file, original)),
  )
  return [head.join('\n'), ...entries, ''].join('\n\n').trimEnd() + '\n'
}

function formatEntry(
  { id, source, target, state, before, line }: TranslationUnit,
  file: string,
  original: string,
): string {
  return [
    `#: ${onOneLine(original)}:${line}`,
    ...(state === 'stale' ? ['#, fuzzy'] : []),
    ...(before === undefined ? [] : [`#| msgid ${quote(before)}`]),
    `msgctxt ${quote(`${file}${BETWEEN}${id}`)}`,
    `msgid ${quote(source)}`,
    `msgstr ${quote(target)}`,
  ].join('\n')
}

function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
  return `"${escaped}"`
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function unquote(quoted: string): string {
  const text = quoted.trim()
  if (text.length < 2 || !/(?<!\\)(?:\\\\)*"$/.test(text))
    throw new RangeError(`This catalogue is cut off: ${onOneLine(text.slice(0, 60))} does not end.`)
  const inner = text.slice(1, -1)
  // Some tools write letters beyond ASCII as the numbers of their bytes: `\303\270`.
  return inner.replaceAll(/((?:\\[0-3][0-7]{2})+)|\\(.)/gs, (_, bytes: string | undefined, letter: string) =>
    bytes === undefined ? (ESCAPES[letter] ?? letter) : fromOctal(bytes),
  )
}

function fromOctal(bytes: string): string {
  const numbers = bytes.split('\\').slice(1)
  return Buffer.from(numbers.map((number) => Number.parseInt(number, 8))).toString('utf8')
}

/** Reads a catalogue of gettext. Throws `RangeError` for what is none. */
export function parseGettext(text: string): readonly ReturnedUnit[] {
  const entries = splitEntries(text.replaceAll('\r\n', '\n'))
  if (!/^msgid "/m.test(text)) throw new RangeError('This is neither XLIFF 1.2 nor a gettext catalogue.')
  return entries.flatMap((entry) => {
    const values = readValues(entry)
    const context = values.get('msgctxt') ?? ''
    const place = context.lastIndexOf(BETWEEN)
    if (place === -1) return []
    return [
      {
        file: context.slice(0, place),
        id: context.slice(place + 1),
        source: values.get('msgid') ?? '',
        target: values.get('msgstr') ?? '',
        isDone: !entry.split('\n').some((line) => /^#,.*\bfuzzy\b/s.test(line)),
      },
    ]
  })
}

/** Entries end with their translation: not all tools write an empty line between them. */
function splitEntries(text: string): string[] {
  const entries: string[][] = [[]]
  let isTranslated = false
  for (const line of text.split('\n')) {
    if (isTranslated && /^(?:#|msgctxt|msgid)/.test(line)) {
      entries.push([])
      isTranslated = false
    }
    if (line.startsWith('msgstr')) isTranslated = true
    entries.at(-1)?.push(line)
  }
  return entries.map((lines) => lines.join('\n'))
}

/** The values of an entry by their keywords. A long value goes on in further quoted lines. */
function readValues(entry: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  let keyword = ''
  for (const line of entry.split('\n')) {
    const [, name, first] = /^(msgctxt|msgid|msgstr)\s+(".*)$/s.exec(line) ?? []
    if (name !== undefined) keyword = name
    const quoted = first ?? (/^\s*"/.test(line) ? line : null)
    if (quoted !== null && keyword !== '') values.set(keyword, (values.get(keyword) ?? '') + unquote(quoted))
  }
  return values
}
