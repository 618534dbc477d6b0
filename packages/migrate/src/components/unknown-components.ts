import { FRONT_MATTER, type SiteDiagnostic } from '@fyr/cli/internal'
import { kebabCase } from '@fyr/content-pipeline/internal'
import { posix } from 'node:path'

/** Folder of the components that content names. */
export const ISLANDS = 'theme/islands'

/** A component that a page names and Fyr does not know. */
interface UnknownUse {
  /** The page. */
  readonly file: string
  readonly name: string
  /** Path of its island. */
  readonly place: string
  /**
   * Whether only an import says that it is the site's component: in `.md`, a name with content is an element of HTML, and some names
   * are those of components of Fyr.
   */
  readonly needsImport: boolean
  /** Whether Fyr has a component of this name, with other attributes. */
  readonly isTaken: boolean
}

/** The components of pages that Fyr does not know, or knows with other attributes. Of those with content, which look like unknown elements of HTML, only the line has the name with its capitals. A part of another component is no name that a page can import. */
export function unknownComponents(diagnostics: readonly SiteDiagnostic[]): readonly UnknownUse[] {
  return diagnostics.flatMap(({ code, file, problem, hint, sourceLine }): UnknownUse[] => {
    if (code === 'unknown-component') {
      const name = /<([^>]+)>/.exec(problem)?.[1]
      const place = /add (theme\/islands\/[^ ]+\.tsx)/.exec(hint)?.[1]
      return name === undefined || place === undefined
        ? []
        : [{ file, name, place, needsImport: false, isTaken: false }]
    }
    if (code === 'unknown-attribute' || (code === 'invalid-component' && NEEDS.test(problem))) {
      const name = /<([A-Z]\w*)>/.exec(problem)?.[1]
      return name === undefined
        ? []
        : [{ file, name, place: placeOf(name), needsImport: true, isTaken: true }]
    }
    const element = code === 'dropped-html' ? /^The element <(\w+)>/.exec(problem)?.[1] : undefined
    if (element === undefined) return []
    const names = [...sourceLine.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name)
    const name = names.find((one) => one.toLowerCase() === element)
    return name === undefined ? [] : [{ file, name, place: placeOf(name), needsImport: true, isTaken: false }]
  })
}

/** What is said of a component without an attribute that it cannot do without. */
const NEEDS = /> needs the attribute "/

function placeOf(name: string): string {
  return `${ISLANDS}/${kebabCase(name)}.tsx`
}

/** A page that imports an island. */
export function withImport(
  text: string,
  { file, name, place }: Pick<UnknownUse, 'file' | 'name' | 'place'>,
): string {
  const line = `import ${name} from '${posix.relative(posix.dirname(file), place)}'`
  if (text.includes(`${line}\n`)) return text
  const own = new RegExp(String.raw`^import\s+${name}\s+from\s+(['"])[^'"\n]+\1;?[ \t]*$`, 'm')
  // What a script of Vue imports is not read.
  if (own.test(text) && !text.includes('<script')) return text.replace(own, () => line)
  const [head = ''] = FRONT_MATTER.exec(text) ?? []
  const rest = text.slice(head.length)
  const isBelowHead = head === '' || head.endsWith('\n')
  return `${head}${isBelowHead ? '' : '\n'}${line}\n${/^\s*(?:import\s|\n)/.test(rest) ? '' : '\n'}${rest}`
}
