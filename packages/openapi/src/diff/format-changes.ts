import type { ApiChange } from './api-change.ts'

const TITLES = [
  ['removed', 'Removed'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['added', 'Added'],
  ['uncompared', 'Too large to compare'],
  ['unjudged', 'Also changed, not judged'],
] as const

/** Changes as Markdown: a section for each kind, as in a changelog below its version, a list item for each change, what breaks clients first. */
export function formatChanges(changes: readonly ApiChange[]): string {
  if (changes.length === 0) return 'Nothing has changed.'
  return TITLES.flatMap(([kind, title]) => {
    const own = changes.filter((change) => change.kind === kind)
    if (own.length === 0) return []
    const ordered = [
      ...own.filter(({ isBreaking }) => isBreaking),
      ...own.filter(({ isBreaking }) => !isBreaking),
    ]
    const lines = kind === 'unjudged' ? placeLines(ordered) : ordered.map(lineOf)
    return [`### ${title}\n\n${lines.join('\n')}`]
  }).join('\n\n')
}

function lineOf({ subject, text, isBreaking }: ApiChange): string {
  const mark = isBreaking ? '**Breaking:** ' : ''
  return `- ${mark}\`${subject}\`${text === '' ? '' : `: ${text}`}`
}

/** Keys whose values are for people. Somebody who edits the texts of an API edits hundreds of them. */
const TEXT = / > (?:description|summary|title|example|examples)(?: > .*)?$/

/** Whether a place that was not compared is a text for people. */
export function isTextPlace(subject: string): boolean {
  return TEXT.test(subject)
}

/** So many texts are listed one by one. */
const FEW_TEXTS = 10

/** Places that were not compared. Many texts are one line: they would hide the places that may break clients. */
function placeLines(changes: readonly ApiChange[]): readonly string[] {
  const texts = changes.filter(({ subject }) => isTextPlace(subject))
  const [first] = texts
  if (first === undefined || texts.length <= FEW_TEXTS) return changes.map(lineOf)
  return [
    ...changes.filter(({ subject }) => !isTextPlace(subject)).map(lineOf),
    `- ${texts.length} texts and examples, the first is \`${first.subject}\`: ${first.text} (\`--json\` lists all)`,
  ]
}
