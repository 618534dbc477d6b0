import { readTextInSite } from '@fyr/cli/internal'
import { isFile } from '../old-site/read-old-files.ts'
import { join } from 'node:path'
import { type Imported, importedFrom } from './imported-from.ts'

/** Where a component comes from that pages name without an import. */
export interface Registered extends Imported {
  /** The module that gives it to all pages, from the root. */
  readonly from: string
}

/**
 * Finds a component in the modules that give names to all pages, such as `app.component('Chart', Chart)` of Vue or an object of
 * names; null where none does.
 */
export function registeredComponent(
  name: string,
  { root, registries }: { readonly root: string; readonly registries: readonly string[] },
): Registered | null {
  for (const from of registries) {
    if (!isFile(join(root, from))) continue
    const text = readTextInSite(root, from)
    const imported = importOf(name, text)
    if (imported !== null) return { ...imported, from }
  }
  return null
}

function importOf(name: string, text: string): Imported | null {
  const quoted = String.raw`['"]${name}['"]`
  const own = new RegExp(
    String.raw`(?:\bcomponent\(\s*${quoted}\s*,|(?:^|[{,])\s*(?:${name}|${quoted})\s*:)\s*([A-Za-z_$][\w$]*)(?![\w$]|\s*\()`,
    'm',
  ).exec(text)
  if (own !== null) return importedFrom(text, own[1] ?? name)
  const lazy = new RegExp(String.raw`${quoted}[^;]{0,120}?\bimport\(\s*['"]([^'"]+)['"]`).exec(text)
  return importedFrom(text, name) ?? (lazy === null ? null : { request: lazy[1] ?? '', exported: 'default' })
}
