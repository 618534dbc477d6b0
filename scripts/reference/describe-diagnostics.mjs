import { tryExamples } from './try-examples.mjs'

/**
 * Where the index of all diagnostics is, which messages of earlier versions lead to; the pages of the subjects, which those of
 * today lead to, are below it.
 */
const INDEX = 'diagnostics'

/**
 * The pages of all diagnostics: an index, and a page for each subject.
 *
 * @param subjects As `readExplanations` returns them.
 * @param codes Whether a code of content stops a build, by code.
 * @param mistakes Diagnostics of the fixtures; they show the message of a code without an example of its own.
 * @returns Pages `{ file, title, label, body }`, the index first; a label is the title in the sidebar.
 */
export async function describeDiagnostics(subjects, codes, mistakes) {
  const pages = await Promise.all(
    subjects.map(async ({ name, title, intro, entries }) => {
      const sections = await Promise.all(entries.map((entry) => describeEntry(entry, codes, mistakes)))
      const body = [intro, ...sections].join('\n\n')
      return { file: `${INDEX}/${name}.md`, title, label: labelOf(title), body }
    }),
  )
  return [{ file: `${INDEX}.md`, title: 'Diagnostics', body: describeIndex(subjects) }, ...pages]
}

/**
 * A module with the subject of each code, for the addresses in messages.
 *
 * @param subjects As `readExplanations` returns them.
 * @returns The module in TypeScript.
 */
export function describeSubjects(subjects) {
  return [
    '/** A page of the reference a line, and the codes that it explains. Written by `pnpm reference`. */',
    'export const DIAGNOSTIC_SUBJECTS = `',
    ...subjects.map(({ name, entries }) => [name, ...entries.map(({ code }) => code)].join(' ')),
    '`',
    '',
  ].join('\n')
}

/** Every code leads on to its entry, and has its id: messages and other sites link to it. */
function describeIndex(subjects) {
  const parts = subjects.map(({ name, title, entries }) => {
    const rows = entries.map(
      ({ code, text }) =>
        `| <span id="${code}">[${code}](${INDEX}/${name}.md#${code})</span> | ${firstSentence(text).replaceAll('|', String.raw`\|`)} |`,
    )
    return [`## ${labelOf(title)}`, ['| code | meaning |', '|---|---|', ...rows].join('\n')].join('\n\n')
  })
  return [
    'Codes are stable, so tools can rely on them (`fyr check --json`). An error stops a build; a warning does not.',
    ...parts,
  ].join('\n\n')
}

/** `Blog` for "Problems with the blog". */
function labelOf(title) {
  const subject = title.replace(/^Problems with (?:the )?/, '')
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}

function firstSentence(text) {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
}

async function describeEntry(entry, codes, mistakes) {
  const { code, text, examples } = entry
  const shown = (kind, title) =>
    examples.filter((one) => one.kind === kind).map((one) => block(one, title(one)))
  const tried = await tryExamples(entry)
  const example = tried ?? mistakes.find((mistake) => mistake.code === code)
  return [
    `## ${code}`,
    codes[code] === undefined ? text : `${codes[code] === 'error' ? 'Error' : 'Warning'}. ${text}`,
    ...shown('given', ({ file }) => file),
    ...shown('wrong', ({ file }) => `Wrong: ${file}`),
    ...(example === undefined ? [] : [report(example, tried === null)]),
    ...shown('right', ({ file }) => `Right: ${file}`),
  ].join('\n\n')
}

function block({ language, content }, title) {
  const fence = content.includes('```') ? '````' : '```'
  return `${fence}${language} title="${title}"\n${content}${fence}`
}

/** The message as a terminal shows it; the line of the file where no example shows it. */
function report({ file, line, column, sourceLine, problem, hint }, hasSource) {
  const place = line === 0 ? file : `${file}:${line}:${column}`
  const source = hasSource && sourceLine !== '' ? [`  ${shorten(sourceLine)}`] : []
  return ['```text', place, ...source, `  ${problem}`, ...(hint === '' ? [] : [`  ${hint}`]), '```'].join(
    '\n',
  )
}

function shorten(line) {
  return showInvisible(line.length > 100 ? `${line.slice(0, 100)}…` : line)
}

/** Control characters, and those that change the direction of a text, by their numbers: `<U+202E>`. */
function showInvisible(line) {
  return line.replaceAll(/(?!\t)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const number = character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `<U+${number}>`
  })
}
