import { isRecord } from '@fyr/content-pipeline/internal'

/** Values of the API, which are not text of the description. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const'])

/**
 * An inline link up to the end of its address, or code, in which there are no links. Marks of code that never ends are looked
 * for the end of only so far: a text may have thousands.
 */
const LINK_OR_CODE = /(?<!`)(`+)(?!`)[\s\S]{0,2000}?[^`]\1(?!`)|\]\(\s*<?([^\s()<>]+)/g

/**
 * Completes the links of all descriptions below a value, in place: a description is mostly written for a site of its own, which
 * `externalDocs` names, and its links lead to pages there. Where it names none they are links of this site.
 */
export function resolveLinks(value: unknown, around: string | null = null): void {
  if (Array.isArray(value)) {
    for (const item of value) resolveLinks(item, around)
    return
  }
  if (!isRecord(value)) return
  const base = documentationOf(value) ?? around
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') {
      if (!VALUES.has(key)) resolveLinks(inner, base)
    } else if (base !== null && (key === 'description' || key === 'summary'))
      Reflect.set(value, key, withBase(inner, base))
  }
}

/** In characters: the address is written for each link of a text. */
const LONGEST_ADDRESS = 500

function documentationOf({ externalDocs }: Readonly<Record<string, unknown>>): string | null {
  const url = isRecord(externalDocs) ? externalDocs.url : null
  return typeof url === 'string' && url.length <= LONGEST_ADDRESS && URL.canParse(url) ? url : null
}

function withBase(text: string, base: string): string {
  return text.replaceAll(LINK_OR_CODE, (whole, _code, address?: string) => {
    if (address === undefined || !URL.canParse(address, base)) return whole
    return whole.slice(0, whole.length - address.length) + new URL(address, base).href
  })
}
