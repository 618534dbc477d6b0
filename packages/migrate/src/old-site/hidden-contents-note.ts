import type { MigrationNote } from './migration-plan.ts'

/** The note on a setting that hides the table of contents on every page: here each page hides its own. */
export function hiddenContentsNote(setting: string): MigrationNote {
  const instead = 'Write "hide_table_of_contents: true" in the front matter of each page.'
  return { kind: 'setting', name: setting, instead }
}
