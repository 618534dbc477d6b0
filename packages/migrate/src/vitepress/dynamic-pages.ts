import { SiteError } from '@fyr/cli/internal'
import { join } from 'node:path'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { callInScript, runScript } from '../old-site/run-script.ts'

/** A page that a script fills: `[name].md`. */
export const TEMPLATE = /\[\w+?\]/

/**
 * The pages (in the source folder, which is absolute) that VitePress makes of a template with the module beside it; null where that is
 * missing or fails.
 */
export async function filledPages(source: string, template: string): Promise<readonly string[] | null> {
  const module = ['js', 'ts', 'mjs', 'mts']
    .map((ending) => template.replace(/\.md$/, `.paths.${ending}`))
    .find((file) => isFile(join(source, file)))
  if (module === undefined) return null
  const place = join(source, module)
  try {
    const { paths } = recordOf(await runScript(place, module))
    const listed = Array.isArray(paths) ? paths : await callInScript(place, module, ['paths'])
    return listOf(listed)
      .map((one) => recordOf(recordOf(one)['params']))
      .map((params) => pageOf(template, params))
  } catch (error) {
    if (error instanceof SiteError) return null
    throw error
  }
}

function pageOf(template: string, params: Settings): string {
  return template.replaceAll(/\[(\w+?)\]/g, (_whole, name: string) => {
    const value = params[name]
    return textOf(value) ?? String(value)
  })
}
