import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { locate, suggestName } from '@fyr/content-pipeline/internal'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { parseSync } from 'vite'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'
import { walkFolder } from '../walk-folder.ts'
import { THEME_FOLDER } from '../customising-files.ts'
import { placeAt } from './place-at.ts'
import { readImports } from './read-imports.ts'

/** A module of a site's `theme` folder. */
export interface ThemeModule {
  /** Relative to the root of the site. */
  readonly file: string
  readonly text: string
}

/**
 * Compares the names of consents that the scripts of the configuration wait for with those that the modules of `theme` ask
 * the reader for. A misspelt one is silent otherwise: the script never starts. A site without scripts that wait may use
 * consents for purposes of its own.
 */
export function checkConsents(
  root: string,
  { scripts, source, content }: Pick<SiteConfig, 'scripts' | 'source' | 'content'>,
  modules: readonly ThemeModule[],
): SiteIssue[] {
  const waiting = [...new Set(scripts.flatMap(({ consent }) => consent ?? []))]
  if (waiting.length === 0) return []
  const calls = modules.flatMap(findCalls)
  const misspelt = calls.flatMap(({ name, file, text, offset }): SiteIssue[] => {
    if (name === null || waiting.includes(name)) return []
    return [
      {
        code: 'unknown-consent',
        severity: 'warning',
        ...placeAt(file, text, offset),
        problem: `Unknown consent "${name}": no script of the configuration waits for it.`,
        hint: suggestName(name, waiting, `Scripts wait for: ${waiting.join(', ')}.`),
      },
    ]
  })
  // A module that asks for a name that is not written there may ask for any.
  const isAllSeen = calls.every(({ name }) => name !== null) && !modules.some(leavesTheme)
  const files = scripts.flatMap(({ src, when }) => (when === 'consent' ? [] : [src]))
  const asksElsewhere = files.some(
    (src) => !src.startsWith('/') || mentionsConsent(root, content.static, src),
  )
  if (!isAllSeen || asksElsewhere) return misspelt
  const asked = calls.flatMap(({ name }) => name ?? [])
  const never = waiting.filter((name) => !asked.includes(name))
  return [
    ...misspelt,
    ...never.map((name): SiteIssue => {
      const index = scripts.findIndex(({ consent }) => consent === name)
      const at = locate(source.text, ['scripts', index, 'consent'])
      const advice = `Ask for it with useConsent('${name}') in the slot "Consent" of theme/slots.tsx.`
      return {
        code: 'unknown-consent',
        severity: 'warning',
        file: source.file,
        ...(at !== null && { ...at, sourceLine: readSourceLine(join(root, source.file), at.line) }),
        problem: `Nothing asks the reader for the consent "${name}", so this script never starts.`,
        hint: suggestName(name, asked, advice),
      }
    }),
  ]
}

/** The modules of a site's `theme` folder. `root` is absolute. */
export function readThemeModules(root: string): ThemeModule[] {
  const folder = join(root, THEME_FOLDER)
  if (!existsSync(folder)) return []
  return walkFolder(folder)
    .filter(({ entry }) => entry.isFile() && MODULE.test(entry.name))
    .map(({ place }) => place)
    .toSorted(compareCodePoints)
    .map((place) => ({ file: `${THEME_FOLDER}/${place}`, text: readFileSync(join(folder, place), 'utf8') }))
}

/** Not those of tests and stories. */
const MODULE = /(?<!\.(?:test|spec|stories|d))\.[jt]sx?$/

/** A call that asks for a consent; the name is null if it is not written in the call. */
interface ConsentCall extends ThemeModule {
  readonly name: string | null
  readonly offset: number
}

function findCalls(module: ThemeModule): ConsentCall[] {
  const { file, text } = module
  if (!/consent/i.test(text)) return []
  const calls: ConsentCall[] = []
  walk(parseSync(file, text).program, (node) => {
    if (node['type'] !== 'CallExpression' || !asksForConsent(node['callee'])) return
    const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
    const name = isNode(first) && typeof first['value'] === 'string' ? first['value'] : null
    calls.push({ ...module, name, offset: Number(isNode(first) ? first['start'] : node['start']) })
  })
  return calls
}

/** `useConsent` of the theme, and `consent` of `window.fyr`. */
function asksForConsent(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee['type'] === 'Identifier') return callee['name'] === 'useConsent'
  return (
    callee['type'] === 'MemberExpression' &&
    nameOf(callee['property']) === 'consent' &&
    isPageApi(callee['object'])
  )
}

function isPageApi(object: unknown): boolean {
  if (!isNode(object)) return false
  // `(window as any).fyr`, `window.fyr!`, `window.fyr`, `fyr`
  if (isNode(object['expression'])) return isPageApi(object['expression'])
  return nameOf(object) === 'fyr' || nameOf(object['property']) === 'fyr'
}

function nameOf(node: unknown): string | null {
  return isNode(node) && node['type'] === 'Identifier' ? String(node['name']) : null
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}

/** Whether a module imports another file of the site that is not in `theme`, which is not looked at. */
function leavesTheme({ file, text }: ThemeModule): boolean {
  return readImports(file, text).some(({ request }) => {
    if (!request.startsWith('.')) return /^(?:[/#~]|@\/)/.test(request)
    return !posix.join(posix.dirname(file), request).startsWith(`${THEME_FOLDER}/`)
  })
}

function mentionsConsent(root: string, folder: string, src: string): boolean {
  try {
    return readFileSync(join(root, folder, src), 'utf8').includes('consent')
  } catch {
    // A file that is missing is reported elsewhere.
    return true
  }
}
