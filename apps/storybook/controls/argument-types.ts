import { ADMONITION_TYPES } from '@fyr/content-pipeline/manifest'

/** A type of a property, as react-docgen reads it from the source. */
export interface DocgenType {
  readonly name: string
  readonly raw?: string
  readonly value?: string
  readonly elements?: readonly DocgenType[]
}

/** A property of a component, as react-docgen reads it from the source. */
export interface DocgenProperty {
  readonly tsType?: DocgenType
  readonly required?: boolean
  readonly description?: string
}

/** What the catalogue shows of a property, and what changes it; `false` for what is data, rendered elsewhere, or a callback. */
export interface ArgumentType {
  readonly description: string
  readonly control: false | { readonly type: 'text' | 'number' | 'boolean' | 'select' }
  readonly options?: readonly (string | number)[]
  readonly table: { readonly type: { readonly summary: string } }
}

/** Types of other packages whose values a designer chooses from. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([['AdmonitionType', ADMONITION_TYPES]])

const PLAIN: ReadonlyMap<string, 'text' | 'number' | 'boolean'> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])

const NOTHING = new Set(['undefined', 'null'])

/** What the catalogue shows of the properties of a component. `args` are those of the story. */
export function argumentTypes(
  props: Readonly<Record<string, DocgenProperty>>,
  args: Readonly<Record<string, unknown>> = {},
): Record<string, ArgumentType> {
  return Object.fromEntries(
    Object.entries(props).map(([name, property]) => [name, argumentType(property, args[name])]),
  )
}

/** Whether the catalogue guessed from a value that it can be changed as data: a designer changes what is drawn, not data. */
export function isData(control: unknown): boolean {
  const type: unknown =
    typeof control === 'object' && control !== null ? Reflect.get(control, 'type') : control
  return type === 'object' || type === 'file'
}

function argumentType({ tsType, description = '' }: DocgenProperty, value: unknown): ArgumentType {
  const summary = (tsType?.raw ?? nameOf(tsType, value)).replaceAll(/\s+/g, ' ')
  return { description, table: { type: { summary } }, ...controlOf(tsType, value) }
}

/** The name of a type. Of one with a modifier, such as `readonly`, the source gives none. */
function nameOf(type: DocgenType | undefined, value: unknown): string {
  return type?.name === 'unknown' && Array.isArray(value) ? 'list' : (type?.name ?? '')
}

function controlOf(type: DocgenType | undefined, value: unknown): Pick<ArgumentType, 'control' | 'options'> {
  const members = membersOf(type)
  const options = members.flatMap(optionsOf)
  if (members.length > 0 && members.every((member) => optionsOf(member).length > 0)) {
    return { control: { type: 'select' }, options }
  }
  const [member] = members
  const plain = members.length === 1 && member !== undefined ? PLAIN.get(member.name) : undefined
  if (plain !== undefined) return { control: { type: plain } }
  // What a component renders may be a word, which can be written here, or elements, which cannot.
  const isWord = member?.name === 'ReactNode' && typeof value === 'string'
  return { control: isWord ? { type: 'text' } : false }
}

function membersOf(type: DocgenType | undefined): readonly DocgenType[] {
  if (type === undefined || NOTHING.has(type.name)) return []
  return type.name === 'union' ? (type.elements ?? []).flatMap(membersOf) : [type]
}

function optionsOf({ name, value = '' }: DocgenType): readonly (string | number)[] {
  if (name !== 'literal') return CHOICES.get(name) ?? []
  const text = value.replaceAll(/^['"]|['"]$/g, '')
  return [/^\d+$/.test(value) ? Number(text) : text]
}
