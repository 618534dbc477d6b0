import { type CanonicalDiagram, NO_STYLES } from './canonical-diagram.ts'
import { labelText, nameText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const NAME = String.raw`"[^"]+"|[\p{L}\p{N}_.-]+`
const ENTITY = new RegExp(String.raw`^(${NAME})(?:\s*\[(${NAME})\])?(?:\s*(\{)(\s*\})?)?$`, 'u')
const ATTRIBUTE =
  /^([\p{L}\p{N}_[\]().,*-]+)\s+([\p{L}\p{N}_[\]().*-]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+("[^"]*"))?$/u
const COUNT = String.raw`\|\||\|o|o\||\}o|o\{|\}\||\|\{`
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(${COUNT})\s*(--|\.\.)\s*(${COUNT})\s*(${NAME})\s*(?::\s*(.+))?$`,
  'u',
)

/** Cardinalities and lines in words. */
const WORDS: readonly (readonly [words: string, left: string, right: string])[] = [
  ['one or zero|zero or one', '|o', 'o|'],
  ['one or more|one or many|many\\(1\\)|1\\+', '}|', '|{'],
  ['zero or more|zero or many|many\\(0\\)|0\\+', '}o', 'o{'],
  ['only one|1', '||', '||'],
]
const LINES: readonly (readonly [words: string, line: string])[] = [
  ['optionally to', '..'],
  ['to', '--'],
]

/** Writes a diagram of entities so that the library draws it as mermaid does. */
export function writeEntities(statements: readonly Statement[], diagram: CanonicalDiagram): void {
  const [header, ...rest] = statements
  const names = new Map<string, string>()
  for (const { text } of rest) {
    const [, id = '', label] = ENTITY.exec(text) ?? []
    if (label !== undefined) names.set(id, nameText(label))
  }
  const nameOf = (id: string) => names.get(id) ?? nameText(id)
  const lines = ['erDiagram']
  let isInBody = false
  for (const statement of rest) {
    const text = withSigns(statement.text)
    const [, id, , body, closed] = ENTITY.exec(text) ?? []
    const [, left, leftCount, line, rightCount, right = '', label = ''] = RELATION.exec(text) ?? []
    if (isInBody) {
      isInBody = text !== '}'
      const attribute = text === '}' ? text : attributeText(text)
      if (attribute === null) diagram.refuse(statement)
      else lines.push(attribute)
    } else if (/^(?:classDef|class|style)\s|:::/.test(text)) diagram.leaveOut(statement, NO_STYLES)
    else if (left !== undefined) {
      const words = labelText(label) || ' '
      lines.push(`${nameOf(left)} ${leftCount}${line}${rightCount} ${nameOf(right)} : ${words}`)
    } else if (id === undefined) diagram.refuse(statement)
    else {
      lines.push(`${nameOf(id)} {`)
      if (body === undefined || closed !== undefined) lines.push('}')
      else isInBody = true
    }
  }
  if (isInBody && header !== undefined) diagram.refuse(header, 'has an entity without "}"')
  diagram.add(lines)
}

/** The library separates keys by blanks, mermaid by commas. */
function attributeText(text: string): string | null {
  const [whole, type, name, keys = '', comment] = ATTRIBUTE.exec(text) ?? []
  if (whole === undefined) return null
  return [type, name, keys.replaceAll(',', ' '), comment === undefined ? '' : `"${labelText(comment)}"`].join(
    ' ',
  )
}

function withSigns(text: string): string {
  for (const [left, start] of WORDS) {
    for (const [line, drawn] of LINES) {
      for (const [right, , end] of WORDS) {
        const pattern = new RegExp(
          String.raw`^(${NAME})\s+(?:${left})\s+${line}\s+(?:${right})\s+(?=${NAME})`,
          'iu',
        )
        if (pattern.test(text))
          return text.replace(pattern, (_, name: string) => `${name} ${start}${drawn}${end} `)
      }
    }
  }
  return text
}
