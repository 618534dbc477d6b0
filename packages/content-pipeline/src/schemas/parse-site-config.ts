import { createDiagnosticLog, type Diagnostic, type DiagnosticLog } from '../diagnostic.ts'
import { nearestName } from '../nearest-name.ts'
import { reportUnknownVariables } from './report-unknown-variables.ts'
import { type IsMarkup, isPlain } from '../map-texts.ts'
import { substituteInValue } from '../substitute-variables.ts'
import { withoutUnseenIn } from '../unseen-characters.ts'
import { checkValue, spell } from './check-value.ts'
import { findDoubleKeys } from './find-double-keys.ts'
import { locate } from './locate.ts'
import { isSidebarHtml } from './sidebars.ts'
import { type SiteConfig, siteConfigSchema } from './site-config.ts'
import { variablesOf } from './variables-of.ts'

/** A validated configuration, or null when it has errors, and every diagnostic. */
export interface ParsedSiteConfig {
  readonly config: SiteConfig | null
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Validates the value of a site's configuration. `file` is its path relative to the root of the site; with `text`, the
 * source of the file, diagnostics have a line.
 */
export function parseSiteConfig(
  value: unknown,
  { file, text = '' }: { file: string; text?: string },
): ParsedSiteConfig {
  const log = createDiagnosticLog()
  const source = { file, text }
  for (const { key, at } of findDoubleKeys(text)) {
    const problem = `"${key}" is there twice, and only the last value counts.`
    log.add(source, { code: 'invalid-value', problem, hint: 'Keep one of the two.', at })
  }
  const circle = findCircle(value)
  if (circle !== null) {
    // Later code does not expect it.
    const problem = `"${spell(circle)}" contains itself.`
    log.add(source, { code: 'invalid-value', problem, hint: 'Remove it there.', at: locate(text, circle) })
    return { config: null, diagnostics: log.list() }
  }
  const seen = withoutUnseenIn(value)
  const variables = variablesOf(seen)
  reportUnknownVariables(value, { source, locate: (path) => locate(text, path), variables, log })
  const checked = checkValue(siteConfigSchema, substituteInValue(seen, variables, isMarkup), 'code')
  for (const issue of checked.issues) {
    log.add(source, {
      code: issue.type,
      problem: issue.problem,
      hint: issue.hint,
      at: locate(text, issue.path),
    })
  }
  const config = checked.value === null ? null : { ...checked.value, source }
  if (config !== null) {
    checkLocales(config, log)
    checkCopyPage(config, log)
  }
  const diagnostics = log.list()
  return { config: diagnostics.some(({ severity }) => severity === 'error') ? null : config, diagnostics }
}

const isMarkup: IsMarkup = (path, owner) =>
  path.join('.') === 'announcement.content' ||
  ((path[0] === 'sidebars' || (path[1] === 'folders' && path[3] === 'sidebars')) &&
    isSidebarHtml(path, owner))

function checkLocales(config: SiteConfig, log: DiagnosticLog): void {
  const codes = config.locales.map((locale) => locale.code)
  for (const [index, code] of codes.entries()) {
    if (codes.indexOf(code) === index) continue
    const at = locate(config.source.text, ['locales', 'code', code, 'code', code])
    log.add(config.source, { code: 'duplicate-locale', problem: `The locale "${code}" is listed twice.`, at })
  }
  if (codes.includes(config.defaultLocale)) return
  const nearest = nearestName(config.defaultLocale, codes)
  log.add(config.source, {
    code: 'unknown-default-locale',
    problem: `"defaultLocale" is "${config.defaultLocale}", which is not among the locales.`,
    hint: `${nearest === null ? '' : `Did you mean "${nearest}"? `}Locales: ${codes.join(', ')}.`,
    at: locate(config.source.text, ['defaultLocale']),
  })
}

/** Without the Markdown of pages there is nothing to copy. */
function checkCopyPage({ docs, agents, source }: SiteConfig, log: DiagnosticLog): void {
  if (docs === false || !docs.copyPage || agents !== false) return
  log.add(source, {
    code: 'invalid-value',
    problem: '"docs.copyPage" needs the Markdown of pages, which "agents: false" leaves out.',
    hint: 'Remove one of the two.',
    at: locate(source.text, ['docs', 'copyPage']),
  })
}

/** The path at which a list or plain object first contains itself; null without one. */
function findCircle(
  value: unknown,
  path: readonly PropertyKey[] = [],
  around: readonly unknown[] = [],
): readonly PropertyKey[] | null {
  if (!Array.isArray(value) && !isPlain(value)) return null
  if (around.includes(value)) return path
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of entries) {
    const found = findCircle(item, [...path, key], [...around, value])
    if (found !== null) return found
  }
  return null
}
