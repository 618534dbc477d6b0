import { readTextInSite } from '@fyr/cli/internal'
import { isFile } from '../old-site/read-old-files.ts'
import { join } from 'node:path'
import { importedFrom } from './imported-from.ts'

/** Where a component comes from that pages name without an import. */
export interface Registered {
  /** As the module imports it that gives it to all pages. */
  readonly request: string
  /** That module, from the root. */
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
    const request = requestOf(name, text)
    if (request !== null) return { request, from }
  }
  return null
}

function requestOf(name: string, text: string): string | null {
  const quoted = String.raw`['"]${name}['"]`
  const lazy = new RegExp(String.raw`${quoted}[^;]{0,120}?\bimport\(\s*['"]([^'"]+)['"]`).exec(text)
  const own = new RegExp(
    String.raw`(?:\bcomponent\(\s*${quoted}\s*,|(?:^|[{,])\s*(?:${name}|${quoted})\s*:)\s*([A-Za-z_$][\w$]*)`,
    'm',
  ).exec(text)
  const imported = importedFrom(text, own?.[1] ?? name)
  return imported ?? lazy?.[1] ?? null
}
