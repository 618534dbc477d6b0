import { type CanonicalDiagram, NO_STYLES } from './canonical-diagram.ts'
import { labelText, nameText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

/** Dots and hyphens stand alone in a name: two of them are a line between classes. */
const ID = String.raw`[\p{L}\p{N}_]+?(?:[.-][\p{L}\p{N}_]+?)*|` + '`[^`]+`'
const GENERIC = String.raw`(?:~([^~]+)~)?`
const CLASS = new RegExp(
  String.raw`^class\s+(${ID})${GENERIC}(?:\["([^"]+)"\])?(\s*\{(?:\s*(<<\w+>>)?\s*\})?)?$`,
  'u',
)
const NAMESPACE = /^namespace\s+(\S+)\s*\{$/
const ANNOTATION = new RegExp(String.raw`^<<(\w+)>>\s+(${ID})$`, 'u')
const MEMBER = new RegExp(String.raw`^(${ID})${GENERIC}\s*:\s*(.+)$`, 'u')
const RELATION = new RegExp(
  String.raw`^(${ID})${GENERIC}\s*(?:"([^"]*)"\s*)?([<*o|]{0,2}(?:--|\.\.)[>*o|]{0,2}(?![\p{L}\p{N}]*--))\s*(?:"([^"]*)"\s*)?(${ID})${GENERIC}(?:\s*:\s*(.+))?$`,
  'u',
)
const RELATIONS_DRAWN = new Set([
  '<|--',
  '--|>',
  '<|..',
  '..|>',
  '*--',
  '--*',
  'o--',
  '--o',
  '-->',
  '<--',
  '..>',
  '<..',
])

/** Writes a class diagram so that the library draws it as mermaid does. */
export function writeClasses(statements: readonly Statement[], diagram: CanonicalDiagram): void {
  const classes = new Classes(diagram)
  const [header, ...rest] = statements
  for (const statement of rest) classes.name(statement)
  for (const statement of rest) classes.read(statement)
  if (classes.isOpen() && header !== undefined) diagram.refuse(header, 'has a class or namespace without "}"')
  diagram.add(['classDiagram', ...classes.lines])
}

class Classes {
  readonly #diagram: CanonicalDiagram
  /** The name of a class is what the library draws: a label cannot be given besides. */
  readonly #names = new Map<string, string>()
  readonly lines: string[] = []
  #body: string | null = null
  #isInNamespace = false

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  isOpen(): boolean {
    return this.#body !== null || this.#isInNamespace
  }

  /** Finds the names of all classes, which may be told after they are used. */
  name({ text }: Statement): void {
    const [, id, generic, label] = CLASS.exec(text) ?? []
    if (id === undefined || (generic === undefined && label === undefined)) return
    this.#names.set(id, nameText(label ?? `${id.replaceAll('`', '')}<${generic}>`))
  }

  read(statement: Statement): void {
    const { text } = statement
    if (this.#body !== null) this.#readBody(statement)
    else if (/^(?:classDef|cssClass|style)\s|:::/.test(text)) this.#diagram.leaveOut(statement, NO_STYLES)
    else if (/^(?:click|link|callback)\s/.test(text))
      this.#diagram.leaveOut(statement, 'a drawing holds no links')
    else if (text === '}' && this.#isInNamespace) {
      this.#isInNamespace = false
      this.lines.push('}')
    } else if (!this.#readClass(text) && !this.#readLine(statement)) this.#diagram.refuse(statement)
  }

  #readBody(statement: Statement): void {
    if (statement.text === '}') this.#body = null
    else this.lines.push(`  ${memberText(statement.text)}`)
    if (this.#body === null) this.lines.push('}')
  }

  #readClass(text: string): boolean {
    const [whole, id = '', , , body, annotation] = CLASS.exec(text) ?? []
    const [, namespace] = NAMESPACE.exec(text) ?? []
    if (namespace !== undefined && !this.#isInNamespace) {
      this.#isInNamespace = true
      this.lines.push(`namespace ${nameText(namespace)} {`)
      return true
    }
    if (whole === undefined) return false
    const name = this.#name(id)
    if (body === undefined) this.lines.push(`class ${name}`)
    else if (body.endsWith('}'))
      this.lines.push(`class ${name} {`, ...(annotation === undefined ? [] : [annotation]), '}')
    else {
      this.#body = id
      this.lines.push(`class ${name} {`)
    }
    return true
  }

  #readLine(statement: Statement): boolean {
    const { text } = statement
    const [, annotation, annotated = ''] = ANNOTATION.exec(text) ?? []
    if (annotation !== undefined) {
      this.lines.push(`class ${this.#name(annotated)} {`, `<<${annotation}>>`, '}')
      return true
    }
    const [relation, from = '', , startCount, arrow = '', endCount, to = '', , label] =
      RELATION.exec(text) ?? []
    if (relation !== undefined) {
      if (!RELATIONS_DRAWN.has(arrow))
        this.#diagram.refuse(statement, `has the line "${arrow}", which cannot be drawn`)
      const counts = [startCount, endCount].map((count) =>
        count === undefined ? '' : ` "${labelText(count)}"`,
      )
      const words = label === undefined ? '' : ` : ${labelText(label)}`
      this.lines.push(`${this.#name(from)}${counts[0]} ${arrow}${counts[1]} ${this.#name(to)}${words}`)
      return true
    }
    const [member, id = '', , written = ''] = MEMBER.exec(text) ?? []
    if (member === undefined) return false
    if (/^<<\w+>>$/.test(written)) this.lines.push(`class ${this.#name(id)} {`, written, '}')
    else this.lines.push(`class ${this.#name(id)} {`, memberText(written), '}')
    return true
  }

  #name(id: string): string {
    return this.#names.get(id) ?? nameText(id.replaceAll('`', ''))
  }
}

/** `name: Type` is the order of the drawing, and `Type name` that of the library. */
function memberText(written: string): string {
  const text = written.trim().replace(/;$/, '')
  if (/^<<\w+>>$/.test(text)) return text
  const [, sign = '', name, type] = /^([+\-#~]?)\s*([\p{L}\p{N}_$]+)\s*:\s*([^()]+)$/u.exec(text) ?? []
  if (name !== undefined && type !== undefined)
    return `${sign}${withGenerics(type).replaceAll(/\s+/g, '')} ${name}`
  return withGenerics(text)
}

function withGenerics(part: string): string {
  return part.replaceAll(/~([^~]+)~/g, '<$1>')
}
