import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { isRecord } from '@fyr/content-pipeline/internal'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { FRONT_MATTER } from '@fyr/cli/internal'
import { recordOf, type Settings } from './plain-value.ts'

/**
 * Paths of the files below a folder (absolute), relative to it, with `/`, sorted; none without the folder. A link counts as
 * what it leads to, except a link to nothing. A link to a folder elsewhere is not entered: its own path is in the list. Names
 * that begin with a dot are left out unless `withHidden` is set; what Git and file managers have there always is.
 */
export function filesBelow(folder: string, withHidden = false): string[] {
  return existsSync(folder) ? walk(folder, '', withHidden).toSorted(compareCodePoints) : []
}

const OF_MACHINE = /^(?:node_modules|\.git|\.gitignore|\.gitattributes|\.gitkeep|\.keep|\.DS_Store)$/

function walk(folder: string, path: string, withHidden: boolean): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => !OF_MACHINE.test(name) && (withHidden || !name.startsWith('.')))
    .flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) return walk(folder, inner, withHidden)
      return existsSync(join(folder, inner)) ? [inner] : []
    })
}

/** Pages below a folder (absolute): Markdown without an underscore at the start of a name. */
export function markdownBelow(folder: string): string[] {
  return filesBelow(folder).filter((path) => isPage(path) && isFile(join(folder, path)))
}

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path)
}

/** The front matter of a file (absolute); empty if it has none that can be read. */
export function frontMatterOf(path: string): Settings {
  const [, , yaml] = FRONT_MATTER.exec(withFrontMatterClosed(readFileSync(path, 'utf8'))) ?? []
  return yaml === undefined ? {} : settingsIn(yaml)
}

function settingsIn(yaml: string): Settings {
  try {
    return recordOf(parse(yaml))
  } catch {
    return {}
  }
}

/** A page whose front matter is never closed, with its end: Docusaurus and VitePress read all of such a page as front matter. */
export function withFrontMatterClosed(text: string): string {
  const [open] = /^\uFEFF?---[ \t]*\r?\n/.exec(text) ?? []
  if (open === undefined || FRONT_MATTER.test(text)) return text
  if (Object.keys(settingsIn(text.slice(open.length))).length === 0) return text
  return `${text}${text.endsWith('\n') ? '' : '\n'}---\n`
}

/** The value of a JSON file (absolute); null when it is missing or not JSON. */
export function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** The texts of a file of translations, `{ key: { message } }` or `{ key: text }`. */
export function messagesOf(path: string): [key: string, text: string][] {
  return Object.entries(recordOf(jsonOf(path))).flatMap(([key, value]) => {
    const text = isRecord(value) ? value['message'] : value
    return typeof text === 'string' ? [[key, text]] : []
  })
}

/** Whether there is a file. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Whether there is a folder. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
