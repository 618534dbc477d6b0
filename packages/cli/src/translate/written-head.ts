import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml'

/** A text in front matter, and where it is written in its file. */
export interface WrittenText {
  /** Its keys, as those of a block: `features.title`. */
  readonly path: string
  readonly value: string
  readonly start: number
  readonly end: number
  /** Whether it is between brackets, where a comma ends it. */
  readonly isBetweenBrackets: boolean
}

/** The front matter of a file, with its lines of hyphens. */
export function headOf(text: string): string {
  const [head = ''] = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/.exec(text) ?? []
  return head
}

/** The texts of front matter that can be replaced where they are. One that other values refer to is none of them. */
export function writtenTexts(head: string): readonly WrittenText[] {
  const start = head.indexOf('\n') + 1
  const yaml = head.slice(start, head.lastIndexOf('\n') + 1)
  const { contents, errors } = parseDocument(yaml)
  if (contents === null || errors.length > 0) return []
  const found: WrittenText[] = []
  const read = (node: unknown, path: string, isBetweenBrackets: boolean): void => {
    if (isAlias(node)) return
    if (isScalar(node)) {
      const [from, to] = rangeOf(node)
      if (typeof node.value !== 'string' || isNamed(node)) return
      // A text of several lines ends with the line end before the next key.
      const length = yaml.slice(from, to).trimEnd().length
      const place = { start: start + from, end: start + from + length }
      found.push({ path, value: node.value, ...place, isBetweenBrackets })
    }
    if (isSeq(node)) for (const item of node.items) read(item, path, isInBrackets(node, isBetweenBrackets))
    if (!isMap(node)) return
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      read(value, path === '' ? name : `${path}.${name}`, isInBrackets(node, isBetweenBrackets))
    }
  }
  read(contents, '', false)
  return found
}

function rangeOf({ range }: Scalar): readonly [number, number] {
  return range ? [range[0], range[1]] : [0, 0]
}

/** An anchor and a tag are not part of the text. */
function isNamed({ anchor, tag }: Node & { readonly anchor?: string }): boolean {
  return anchor !== undefined || tag !== undefined
}

function isInBrackets({ flow }: { readonly flow?: boolean }, isOuter: boolean): boolean {
  return isOuter || flow === true
}

/** A text as YAML, on one line. Quoted, unless YAML reads it as the same text without quotes. */
export function yamlText(text: string, isBetweenBrackets: boolean): string {
  const line = text.replaceAll('\n', ' ')
  const isPlain =
    !isBetweenBrackets &&
    /^[\p{L}][\p{L}\p{N} ,.()/-]*$/u.test(line) &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(line)
  return isPlain ? line : JSON.stringify(line)
}
