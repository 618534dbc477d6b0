import type { MigrationNote } from './migration-plan.ts'

/** The note on a setting that is a function and decides about addresses, where only the tool itself can know what it does. */
export function unknownAddressesNote(name: string, tool: string): MigrationNote {
  return { kind: 'setting', name, instead: `${UNREAD} Install ${tool} and add --verify.` }
}

const UNREAD = 'This function is not read, so addresses that it decides about may be wrong here.'

/** Whether a note tells of such a setting. */
export function isOfUnknownAddresses({ instead }: MigrationNote): boolean {
  return instead.startsWith(UNREAD)
}
