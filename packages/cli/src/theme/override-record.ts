import type { CustomisableComponent } from './customisable.ts'

/** The record in an override about the component it is based on. */
export interface OverrideRecord {
  readonly component: string
  readonly theme: string
  readonly version: string
  readonly source: string
  /** Type of each prop by its name. */
  readonly props: ReadonlyMap<string, string>
  /** Offset of the record in the file. */
  readonly start: number
  readonly end: number
}

// Older files say `@replaces`.
const RECORD = /^ \* @(?:overrides|replaces) (\w+) of (\S+) (\S+)\n \* @source (\w+)\n((?: \* @prop .*\n)*)/m
const PROP = /^ \* @prop (\w+)(\??): (.*)$/gm

/** Parses the lines that `formatRecord` writes; null for a file without them. */
export function readRecord(text: string): OverrideRecord | null {
  const match = RECORD.exec(text.replaceAll('\r\n', '\n'))
  if (!match) return null
  const [lines, component = '', theme = '', version = '', source = '', props = ''] = match
  const entries = [...props.matchAll(PROP)].map(
    ([, name = '', mark = '', type = '']) => [name, typeText(type, mark === '')] as const,
  )
  const end = match.index + lines.length
  return { component, theme, version, source, props: new Map(entries), start: match.index, end }
}

/** Formats the record of a component as lines of a comment. */
export function formatRecord(component: CustomisableComponent, theme: string, version: string): string {
  const props = component.props.map(
    ({ name, type, isRequired }) => ` * @prop ${name}${isRequired ? '' : '?'}: ${type}\n`,
  )
  return ` * @overrides ${component.name} of ${theme} ${version}\n * @source ${component.source}\n${props.join('')}`
}

/** Describes in sentences how a component differs from its record; empty if it does not. */
export function describeChanges(record: OverrideRecord, component: CustomisableComponent): string[] {
  const now = new Map(component.props.map(({ name, type, isRequired }) => [name, typeText(type, isRequired)]))
  const added = [...now].filter(([name]) => !record.props.has(name))
  const gone = [...record.props.keys()].filter((name) => !now.has(name))
  const changed = [...now].filter(([name, type]) => record.props.has(name) && record.props.get(name) !== type)
  const changes = [
    ...added.map(([name, type]) => `New prop "${name}": ${type}.`),
    ...gone.map((name) => `Removed prop "${name}".`),
    ...changed.map(([name, type]) => `Prop "${name}" changed from ${record.props.get(name)} to ${type}.`),
  ]
  if (record.source !== component.source) changes.push('What the original renders has changed.')
  return changes
}

function typeText(type: string, isRequired: boolean): string {
  return isRequired ? type : `${type}, optional`
}
