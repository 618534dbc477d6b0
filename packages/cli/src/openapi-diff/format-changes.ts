import type { ApiChange } from './api-change.ts'

const TITLES = [
  ['removed', 'Removed'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['added', 'Added'],
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
    return [`### ${title}\n\n${ordered.map(lineOf).join('\n')}`]
  }).join('\n\n')
}

function lineOf({ subject, text, isBreaking }: ApiChange): string {
  const mark = isBreaking ? '**Breaking:** ' : ''
  return `- ${mark}\`${subject}\`${text === '' ? '' : `: ${text}`}`
}
