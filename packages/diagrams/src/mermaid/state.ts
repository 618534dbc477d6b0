import { type CanonicalDiagram, NO_STYLES } from './canonical-diagram.ts'
import { labelText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const ID = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*`
const TRANSITION = new RegExp(String.raw`^(\[\*\]|${ID})\s*-->\s*(\[\*\]|${ID})(?:\s*:\s*(.+))?$`, 'u')
const DESCRIPTION = new RegExp(String.raw`^(${ID})\s*:\s*(.+)$`, 'u')
const ALIAS = new RegExp(String.raw`^state\s+"([^"]+)"\s+as\s+(${ID})(\s*\{)?$`, 'u')
const STATE = new RegExp(String.raw`^state\s+(${ID})(\s*\{)?$`, 'u')
const ALONE = new RegExp(`^${ID}$`, 'u')

/** Writes a state diagram so that the library draws it as mermaid does. */
export function writeStates(statements: readonly Statement[], diagram: CanonicalDiagram): void {
  const [header, ...rest] = statements
  const states = new States(diagram)
  for (const statement of rest) states.name(statement)
  diagram.lines.push('stateDiagram-v2')
  for (const statement of rest) states.write({ ...statement, text: statement.text.replace(/;$/, '') })
  if (states.depth > 0 && header !== undefined) diagram.refuse(header, 'has a state without "}"')
}

class States {
  readonly #diagram: CanonicalDiagram
  readonly #keys = new Map<string, string>()
  /** The lines of the name of each state. */
  readonly #labels = new Map<string, string[]>()
  readonly #composites = new Set<string>()
  readonly #mentioned = new Set<string>()
  depth = 0

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  /** The library takes the name of a state from its first mention, mermaid from all of them. */
  name({ text }: Statement): void {
    const [, aliasLabel = '', alias, aliasBody] = ALIAS.exec(text) ?? []
    const [, state, body] = STATE.exec(text) ?? []
    const [, id, label = ''] = DESCRIPTION.exec(text) ?? []
    if (alias !== undefined) this.#labels.set(alias, [aliasLabel])
    else if (id !== undefined) {
      const lines = this.#labels.get(id) ?? []
      lines.push(label)
      this.#labels.set(id, lines)
    }
    if (alias !== undefined && aliasBody !== undefined) this.#composites.add(alias)
    if (state !== undefined && body !== undefined) this.#composites.add(state)
  }

  write(statement: Statement): void {
    const { text } = statement
    const [, from, to = '', label] = TRANSITION.exec(text) ?? []
    const [, , alias, aliasBody] = ALIAS.exec(text) ?? []
    const [, state = alias, body = aliasBody] = STATE.exec(text) ?? []
    const [, described] = DESCRIPTION.exec(text) ?? []
    if (/^(?:classDef|class|style)\s/.test(text)) this.#diagram.leaveOut(statement, NO_STYLES)
    else if (/^click\s/.test(text)) this.#diagram.leaveOut(statement, 'a drawing holds no links')
    else if (/^hide empty description$/.test(text)) return
    else if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) this.#diagram.lines.push(text)
    else if (from !== undefined) {
      const words = label === undefined ? '' : ` : ${labelText(label)}`
      const [start, end] = [this.#key(from), this.#key(to)]
      this.#diagram.lines.push(`${start} --> ${end}${words}`)
    } else if (state !== undefined && body !== undefined) {
      this.depth += 1
      this.#diagram.lines.push(`state "${this.#label(state)}" as ${this.#key(state)} {`)
    } else if (text === '}' && this.depth > 0) {
      this.depth -= 1
      this.#diagram.lines.push('}')
    } else if (state !== undefined) this.#key(state)
    else if (described !== undefined) this.#key(described)
    else if (ALONE.test(text)) this.#key(text)
    else this.#diagram.refuse(statement)
  }

  #label(id: string): string {
    return labelText(this.#labels.get(id)?.join('\n') ?? id)
  }

  #key(id: string): string {
    if (id === '[*]') return id
    const key = this.#keys.get(id) ?? `s${this.#keys.size}`
    this.#keys.set(id, key)
    if (!this.#mentioned.has(id) && !this.#composites.has(id))
      this.#diagram.lines.push(`state "${this.#label(id)}" as ${key}`)
    this.#mentioned.add(id)
    return key
  }
}
