/**
 * Reads scripts/reference/diagnostics/: a Markdown file for each subject, with a heading for each code and below it what the
 * code means, why that is a problem and what to do. Fenced blocks are examples; the first words behind their fence say what they
 * are, as in `md wrong content/docs/deploy.md`:
 *
 *   wrong   a file with the problem
 *   right   the same file without it
 *   given   another file that the example needs
 *
 * A code of the commands has no text here: it is in packages/cli/src/site-error-codes.ts, where the code is defined.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UserMistake } from './user-mistake.mjs'

const FOLDER = 'scripts/reference/diagnostics'

/** The subjects, in the order in which the index lists them. */
const SUBJECTS = [
  'files',
  'front-matter',
  'blog',
  'markdown',
  'directives',
  'addresses',
  'images',
  'sidebars',
  'translations',
  'versions',
  'api',
  'configuration',
  'theme',
  'commands',
]

const FENCE = /^(`{3,})(\w+) (given|wrong|right) (\S+)\n(.*?)^\1$/gms

/**
 * The subjects with their codes: `{ name, title, intro, entries: [{ code, text, examples }] }`.
 *
 * @param folder The folder with the files.
 * @param contentCodes The codes of content; each needs a text.
 * @param siteTexts The texts of the codes of the commands, by code.
 * @returns The subjects.
 * @throws UserMistake with everything that is wrong with the files.
 */
export function readExplanations(folder, contentCodes, siteTexts) {
  const problems = []
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const names = files.map((file) => basename(file, '.md'))
  for (const name of names.filter((one) => !SUBJECTS.includes(one)))
    problems.push(`${name}.md is not among SUBJECTS in scripts/reference/read-explanations.mjs.`)
  const subjects = SUBJECTS.map((name) => {
    const text = readFileSync(join(folder, `${name}.md`), 'utf8')
    return { name, ...readSubject(text, siteTexts) }
  })
  const places = new Map()
  for (const { name, entries } of subjects)
    for (const { code, text } of entries) {
      if (places.has(code)) problems.push(`"${code}" is in ${places.get(code)}.md and in ${name}.md.`)
      places.set(code, name)
      if (!contentCodes.includes(code) && siteTexts[code] === undefined)
        problems.push(`"${code}" in ${name}.md is the code of no diagnostic.`)
      else if (text === '')
        problems.push(`"${code}" in ${name}.md has no text. Say what it means and why it is a problem.`)
    }
  for (const code of [...contentCodes, ...Object.keys(siteTexts)].filter((one) => !places.has(one)))
    problems.push(`Nothing explains the diagnostic "${code}". Add "## ${code}" to the file of its subject.`)
  if (problems.length > 0) throw new UserMistake(problems.map((one) => `${FOLDER}: ${one}`))
  return subjects
}

function readSubject(text, siteTexts) {
  const [head, ...parts] = text.split(/^## (?=[a-z-]+$)/m)
  const [, title, intro] = /^# (.+)\n\n(.+)$/s.exec(head.trim())
  return { title, intro, entries: parts.map((part) => readEntry(part, siteTexts)) }
}

function readEntry(part, siteTexts) {
  const [code] = part.split('\n', 1)
  const body = part.slice(code.length)
  const examples = [...body.matchAll(FENCE)].map(([, , language, kind, file, content]) => ({
    kind,
    language,
    file,
    content,
  }))
  return { code, text: body.replaceAll(FENCE, '').trim() || (siteTexts[code] ?? ''), examples }
}
