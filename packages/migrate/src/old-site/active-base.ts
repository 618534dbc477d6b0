import type { MigrationNote } from './migration-plan.ts'

/**
 * The address that a pattern of another tool marks a link of the navbar for, with every page below it; null for a pattern that
 * says anything else. `basePath` is that of the old site, if the pattern includes it.
 */
export function activeBaseOf(pattern: string, basePath = '/'): string | null {
  const path = pattern
    .replace(/^\^/, '')
    .replaceAll('\\/', '/')
    .replace(/(?:\/?\.\*|\((?:\?:)?\/\.\*\)\?)\$?$/, '')
    .replace(/\/\??$/, '')
  const ownPath = path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path
  return /^(?:\/[\p{L}\p{N}_-]+)+$/u.test(ownPath) ? ownPath : null
}

/** The note on a pattern that is left out. */
export function activePatternNote(setting: string, pattern: string, label: string): MigrationNote {
  return {
    kind: 'setting',
    name: `${setting} "${pattern}" of "${label}"`,
    instead:
      'A link of the navbar is active on its page and on every page below. For another address, write "activeBase".',
  }
}

/** The note about active menus: only their links are marked here. */
export function activeMenuNote(setting: string, written: string, label: string): MigrationNote {
  return {
    kind: 'setting',
    name: `${setting} "${written}" of "${label}"`,
    instead:
      'The navbar marks the links in a menu, not the menu. To mark a link on more pages, set its "activeBase".',
  }
}
