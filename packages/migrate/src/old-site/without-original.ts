import type { MigrationNote } from './migration-plan.ts'

/** Folder of a language for its pages that the default language lacks: nothing reads it. */
export const WITHOUT_ORIGINAL = '_without-original'

/** The note on such a page. */
export function withoutOriginal(name: string): MigrationNote {
  const instead =
    'This page does not exist in the default language. Write it there first, then move this one to i18n.'
  return { kind: 'page', name, instead }
}
