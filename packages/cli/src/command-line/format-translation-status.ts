import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import type { TranslationReport, TranslationStatus } from '../translate/translation-status.ts'

/** The translations that are not current, with what has changed in each, and the number of the others. */
export function formatTranslationStatus({
  documents,
  untranslated,
  untranslatedTexts,
}: TranslationReport): string {
  const outdated = documents.filter(({ state }) => state === 'outdated')
  const unknown = documents.filter(({ state }) => state === 'unknown')
  const current = documents.length - outdated.length - unknown.length
  const missing = untranslated.reduce((sum, { files }) => sum + files.length, 0)
  return [
    ...outdated.flatMap(formatDocument),
    ...untranslatedTexts.flatMap(({ file, texts }) => [
      onOneLine(`${file}: ${count(texts.length, 'text')} missing`),
      ...texts.map((text) => `    + ${oneLine(text)}`),
      '',
    ]),
    ...unknown.map(({ file }) => onOneLine(`${file}: no ledger`)),
    `${count(documents.length, 'translation')}: ${current} current, ${outdated.length} outdated, ${unknown.length} without a ledger; ${count(missing, 'page')} not translated.`,
    ...(unknown.length === 0
      ? []
      : [
          'A ledger says what a translation was made from. "fyr translate accept --all" writes one for each translation, and takes all of them as current.',
        ]),
  ].join('\n')
}

function formatDocument({ file, original, stale, missing, extra, blockCount }: TranslationStatus): string[] {
  const head = `${file}: ${stale.length} of ${count(blockCount, 'block')} stale, ${missing.length} missing, ${extra.length} extra`
  return [
    head,
    ...stale.flatMap(({ line, before, now }) => [
      `  ${place(file, line)}  stale`,
      `    - ${oneLine(before)}`,
      `    + ${oneLine(now)}`,
    ]),
    ...missing.flatMap(({ originalLine, now }) => [
      `  ${place(original, originalLine)}  missing`,
      `    + ${oneLine(now)}`,
    ]),
    ...extra.flatMap(({ line, before }) => [`  ${place(file, line)}  extra`, `    - ${oneLine(before)}`]),
    '',
  ]
}

/** A file and a line of it; 0 is unknown. */
function place(file: string, line: number): string {
  return line === 0 ? file : `${file}:${line}`
}

function oneLine(text: string): string {
  return onOneLine(text.replaceAll('\n', ' ⏎ '))
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
