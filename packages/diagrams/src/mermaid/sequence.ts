import { type CanonicalDiagram, NO_STYLES } from './canonical-diagram.ts'
import { labelText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const PARTICIPANT = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/i
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.+)$/i
const BLOCK = /^(loop|alt|opt|par|critical|break)(?:\s+(.*))?$/i
const DIVIDER = /^(else|and|option)(?:\s+(.*))?$/i
const NUMBERS = /^autonumber(?:\s+(\d+)(?:\s+(\d+))?)?$/i
/** Names may hold blanks and hyphens, so the arrow is looked for first. */
const MESSAGE =
  /^([^\n:]+?)\s*(<<-->>|<<->>|-->>|->>|--\)|-\)|--x|-x|-->|->)\s*([+-]?)\s*([^\n:]+?)\s*:\s*(.*)$/
const ARROWS_DRAWN = new Set(['->>', '-->>', '-)', '--)'])

/** A message, whose mark of an activation may come with a later statement. */
interface Message {
  readonly from: string
  readonly arrow: string
  readonly to: string
  readonly label: string
  mark: string
}

/** Writes a sequence diagram so that the library draws it as mermaid does. */
export function writeSequence(statements: readonly Statement[], diagram: CanonicalDiagram): string | null {
  const writer = new Sequence(diagram)
  for (const statement of statements.slice(1)) writer.read(statement)
  const [header] = statements
  if (writer.isOpen() && header !== undefined) diagram.refuse(header, 'has a block without "end"')
  diagram.add(['sequenceDiagram', ...writer.write()])
  return writer.title
}

class Sequence {
  readonly #diagram: CanonicalDiagram
  readonly #keys = new Map<string, string>()
  readonly #declared: string[] = []
  readonly #parts: (string | Message)[] = []
  #number: { next: number; step: number } | null = null
  /** Whether each open block is drawn. */
  readonly #blocks: boolean[] = []
  title: string | null = null

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  isOpen(): boolean {
    return this.#blocks.length > 0
  }

  read(statement: Statement): void {
    const text = statement.text.replace(/;$/, '')
    const [title, words] = /^title\s*:?\s+(.+)$/i.exec(text) ?? []
    if (title !== undefined) this.title = words ?? null
    else if (
      !this.#readSetting(text, statement) &&
      !this.#readBlock(text, statement) &&
      !this.#readWords(text, statement)
    )
      this.#diagram.refuse(statement)
  }

  write(): string[] {
    const lines = this.#parts.map((part) =>
      typeof part === 'string' ? part : `${part.from}${part.arrow}${part.mark}${part.to}: ${part.label}`,
    )
    return [...this.#declared, ...lines]
  }

  #readSetting(text: string, statement: Statement): boolean {
    const [numbers, start = '1', step = '1'] = NUMBERS.exec(text) ?? []
    const [, active, name = ''] = /^(activate|deactivate)\s+(.+)$/i.exec(text) ?? []
    if (numbers !== undefined) this.#number = { next: Number(start), step: Number(step) }
    else if (/^autonumber\s+off$/i.test(text)) this.#number = null
    else if (/^(?:links?|properties|details)\s/i.test(text))
      this.#diagram.leaveOut(statement, 'a drawing holds no links')
    else if (active !== undefined) this.#activate(active.toLowerCase(), this.#key(name), statement)
    else return false
    return true
  }

  /** `activate B` after `A->>B` is `A->>+B`; `deactivate B` after `B->>A` is `B->>-A`. */
  #activate(word: string, key: string, statement: Statement): void {
    const message = this.#parts.at(-1)
    const isStart = word === 'activate'
    if (typeof message === 'object' && message.mark === '' && key === (isStart ? message.to : message.from))
      message.mark = isStart ? '+' : '-'
    else this.#diagram.leaveOut(statement, 'it follows no message that it could belong to', ACTIVATION_HINT)
  }

  #readBlock(text: string, statement: Statement): boolean {
    const [, block, label = ''] = BLOCK.exec(text) ?? []
    const [, divider, other = ''] = DIVIDER.exec(text) ?? []
    if (block !== undefined) {
      this.#blocks.push(true)
      this.#parts.push(`${block.toLowerCase()} ${labelText(label)}`)
    } else if (/^(?:rect|box)(?:\s|$)/i.test(text)) {
      this.#blocks.push(false)
      this.#diagram.leaveOut(statement, NO_STYLES, 'Delete it, and its "end".')
    } else if (divider !== undefined && this.#blocks.at(-1) === true) {
      this.#parts.push(`${divider.toLowerCase() === 'and' ? 'and' : 'else'} ${labelText(other)}`)
    } else if (text === 'end' && this.isOpen()) {
      if (this.#blocks.pop() === true) this.#parts.push('end')
    } else return false
    return true
  }

  #readWords(text: string, statement: Statement): boolean {
    // None of these goes on in another line, and patterns would look for its end from every word.
    if (text.includes('\n')) return false
    const [, kind, id = '', alias] = PARTICIPANT.exec(text) ?? []
    if (kind !== undefined && !id.includes('@{')) {
      if (this.#keys.has(id)) this.#diagram.refuse(statement, 'comes after a statement that mentions it')
      this.#key(id, { kind: kind.toLowerCase(), label: alias ?? id })
      return true
    }
    const [, place, names = '', words = ''] = NOTE.exec(text) ?? []
    if (place !== undefined) {
      const keys = names.split(',').map((name) => this.#key(name.trim()))
      this.#parts.push(`Note ${place.toLowerCase()} ${keys.join(',')}: ${labelText(words)}`)
      return true
    }
    if (!/^[^\n:]+:/.test(text)) return false
    const [, from, arrow = '', mark = '', to = '', label = ''] = MESSAGE.exec(text) ?? []
    // A semicolon ends a statement of mermaid; the one of an entity does not.
    if (from === undefined || label.replaceAll(/#\w+;/g, '').includes(';')) return false
    if (!ARROWS_DRAWN.has(arrow))
      this.#diagram.refuse(statement, `has the arrow "${arrow}", which cannot be drawn`)
    this.#parts.push({ from: this.#key(from), arrow, to: this.#key(to), label: this.#numbered(label), mark })
    return true
  }

  #numbered(label: string): string {
    const text = labelText(label) || ' '
    if (this.#number === null) return text
    const { next, step } = this.#number
    this.#number.next = next + step
    return `${next}. ${text}`
  }

  #key(
    id: string,
    { kind, label }: { kind: string; label: string } = { kind: 'participant', label: id },
  ): string {
    const known = this.#keys.get(id)
    if (known !== undefined) return known
    const key = `p${this.#keys.size}`
    this.#keys.set(id, key)
    this.#declared.push(`${kind} ${key} as ${labelText(label)}`)
    return key
  }
}

const ACTIVATION_HINT = 'Write "+" or "-" after the arrow of the message: "A->>+B: text".'
