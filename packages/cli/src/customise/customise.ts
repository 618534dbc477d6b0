import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { suggestName } from '@fyr/content-pipeline/internal'
import { loadConfig } from '../config/load-config.ts'
import { SiteError, type SiteErrorCode } from '../site-error.ts'
import {
  componentFileName,
  type Customisable,
  type CustomisableComponent,
  loadCustomisable,
} from '../theme/customisable.ts'
import { COMPONENTS_FOLDER } from '../customising-files.ts'
import { readTextInSite, writeInSite } from '../write-in-site.ts'
import { formatCustomisable } from './format-customisable.ts'
import { formatTokens } from './format-tokens.ts'
import { formatRecord, readRecord } from '../theme/override-record.ts'

const ACTIONS = ['list', 'tokens', 'override', 'accept'] as const

/** A component of a site's theme, and its override file, which may not exist yet. */
interface Target {
  readonly theme: string
  readonly customisable: Customisable
  readonly component: CustomisableComponent
  /** Relative to the root. */
  readonly file: string
  /** Folder of the site, absolute. */
  readonly root: string
}

/** Arguments of `fyr theme`. */
export interface CustomiseRequest {
  readonly action: string
  /** Name of a component; null for none. */
  readonly component: string | null
  /** Whether to print lists as JSON. */
  readonly json: boolean
}

/**
 * Runs `fyr theme` and returns the report. `list`: every slot and component of the theme. `tokens`: every token with
 * the site's value. `override`: writes an override file for a component, which renders the original until it is
 * changed. `accept`: records the current state of the component in its override file. Throws `SiteError`.
 */
export async function customise(
  root: string,
  { action, component: componentName, json }: CustomiseRequest,
): Promise<string> {
  const absolute = resolve(root)
  if (!ACTIONS.some((one) => one === action)) {
    throw issue(
      'unknown-action',
      `Unknown action "${action}" for "fyr theme".`,
      suggestName(action, ACTIONS, `Actions: ${ACTIONS.join(', ')}.`),
    )
  }
  const { config, diagnostics } = await loadConfig(absolute)
  if (config === null) throw new SiteError(diagnostics)
  if (action === 'tokens') return describeTokens(absolute, config, json)
  const customisable = loadCustomisable(absolute, config.theme.package)
  if (action === 'list') {
    const { version, slots, components } = customisable
    return json ? JSON.stringify({ version, slots, components }, null, 2) : formatCustomisable(customisable)
  }
  const component = findComponent(customisable, componentName)
  const file = `${COMPONENTS_FOLDER}/${componentFileName(component.name)}.tsx`
  const target = { theme: config.theme.package, customisable, component, file, root: absolute }
  return action === 'override' ? override(target) : accept(target)
}

async function describeTokens(root: string, config: SiteConfig, json: boolean): Promise<string> {
  // Measuring colours takes a library, which the other actions do not need.
  const { listSiteTokens } = await import('./list-tokens.ts')
  const tokens = await listSiteTokens(root, config)
  return json ? JSON.stringify(tokens, null, 2) : formatTokens(tokens)
}

function findComponent({ components }: Customisable, name: string | null): CustomisableComponent {
  const component = components.find((one) => one.name === name)
  if (component) return component
  const names = components.map((one) => one.name)
  const advice = 'Run "fyr theme list" to see every component.'
  if (name === null) throw issue('unknown-override', 'Which component?', advice)
  const problem = `The theme has no component "${name}".`
  throw issue('unknown-override', problem, suggestName(name, names, advice))
}

function override(target: Target): string {
  const { file, root, component } = target
  if (existsSync(join(root, file))) {
    throw issue('override-exists', `${file} already exists.`, 'Edit that file, or delete it first.')
  }
  writeInSite(root, file, startingFile(target))
  const where = component.part === 'shell' ? 'in the build and in the browser' : 'by the build alone'
  return `Created ${file}. It overrides ${component.name} ${where}, and renders the original until you change it.`
}

function accept({ theme, customisable, component, file, root }: Target): string {
  if (!existsSync(join(root, file))) {
    const hint = `Run "fyr theme override ${component.name}" to create it.`
    throw issue('unknown-override', `${file} does not exist.`, hint)
  }
  const text = readTextInSite(root, file).replaceAll('\r\n', '\n')
  const lines = formatRecord(component, theme, customisable.version)
  const record = readRecord(text)
  writeInSite(
    root,
    file,
    record === null
      ? `/**\n${lines} */\n${text}`
      : text.slice(0, record.start) + lines + text.slice(record.end),
  )
  return `${file} is now based on ${component.name} of ${theme} ${customisable.version}.`
}

function startingFile({ theme, customisable, component }: Target): string {
  const { name, props } = component
  const hasProps = props.length > 0
  return [
    `import { ${name} } from '${theme}'`,
    `import type { ${hasProps ? 'ComponentProps, ' : ''}ReactElement } from 'react'`,
    '',
    '/**',
    ` * Replaces the theme's ${name}. "fyr check" compares the lines below with the theme that is installed, and reports`,
    ' * what has changed.',
    ' *',
    `${formatRecord(component, theme, customisable.version)} */`,
    `export default function Site${name}(${hasProps ? `props: ComponentProps<typeof ${name}>` : ''}): ReactElement {`,
    `  return <${name}${hasProps ? ' {...props}' : ''} />`,
    '}',
    '',
  ].join('\n')
}

function issue(code: SiteErrorCode, problem: string, hint: string): SiteError {
  return new SiteError([{ code, problem, hint }])
}
