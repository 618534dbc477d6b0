import { isRecord } from '@fyr/content-pipeline/internal'
import { recordOf, textOf } from '../old-site/plain-value.ts'
import { listOfAll, type StillSite, UNREAD } from './still-values.ts'

type Call = (called: unknown, given: readonly unknown[]) => unknown

interface KnownCall {
  /** Name of the function. */
  readonly name: string
  readonly given: readonly unknown[]
  readonly site: Pick<StillSite, 'settings' | 'translate'>
  readonly call: Call
}

/** What a function of React or of the old tool gives, by its name; `UNREAD` for any other. */
export function knownCall({ name, given, site, call }: KnownCall): unknown {
  const [first] = given
  switch (name) {
    case 'useDocusaurusContext':
      return { siteConfig: site.settings }
    case 'useBaseUrl':
    case 'memo':
    case 'forwardRef':
      return first
    case 'useState':
      return [first]
    case 'useMemo':
      return call(first, [])
    case 'translate': {
      const { id, message } = recordOf(first)
      const text = textOf(message) ?? ''
      return filledIn(site.translate(textOf(id) ?? text, text), recordOf(given[1]))
    }
    case 'clsx':
    case 'classnames':
    case 'classNames':
    case 'cx':
      return given.filter((one) => typeof one === 'string').join(' ')
    default:
      return UNREAD
  }
}

/** A text with values in place of their names: `{version}`. */
export function filledIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}

interface MethodCall {
  readonly owner: unknown
  /** As it is written: `Object`. */
  readonly ownerName: string
  /** Name of the method. */
  readonly name: string
  readonly given: readonly unknown[]
  readonly call: Call
}

/** What a method of a list or a text gives; `UNREAD` for any other. */
export function methodCall({ owner, ownerName, name, given, call }: MethodCall): unknown {
  const [first, second] = given
  if (ownerName === 'React' && /^(?:memo|forwardRef)$/.test(name)) return first
  if (ownerName === 'Object' && isRecord(first)) {
    if (name === 'keys') return Object.keys(first)
    if (name === 'values') return Object.values(first)
    return name === 'entries' ? Object.entries(first) : UNREAD
  }
  if (typeof owner === 'string') return name === 'trim' ? owner.trim() : UNREAD
  if (!Array.isArray(owner)) return UNREAD
  const list = owner as readonly unknown[]
  switch (name) {
    case 'map':
    case 'flatMap': {
      const mapped = list.map((item, index) => call(first, [item, index]))
      return name === 'map' ? mapped : listOfAll(mapped.map((one) => (Array.isArray(one) ? one : [one])))
    }
    case 'filter':
      // Of a condition that cannot be read, everything is kept: readers may see it.
      return list.filter((item, index) =>
        first === UNREAD ? Boolean(item) : Boolean(call(first, [item, index])),
      )
    case 'slice':
      return list.slice(numberOf(first), numberOf(second))
    case 'concat':
      return listOfAll([list, ...given.map((one) => (Array.isArray(one) ? one : [one]))])
    case 'join':
      return list.every((item) => typeof item === 'string') ? list.join(textOf(first) ?? ',') : UNREAD
    default:
      return UNREAD
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
