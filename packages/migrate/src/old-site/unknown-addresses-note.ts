import type { MigrationNote } from './migration-plan.ts'

/** The note on a setting that is a function and decides about addresses, where only the tool itself can know what it does. */
export function unknownAddressesNote(name: string, tool: string): MigrationNote {
  const instead = `This function is not read, so addresses that it decides about may be wrong here. Install ${tool} and add --verify.`
  return { kind: 'setting', name, instead }
}
