/** Type of an admonition by every name a writer may use for it. */
export const ADMONITION_TYPES: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
  ['caution', 'warning'],
])
