import type { PhrasingContent, Text } from 'mdast'
import { NotPlain } from './not-plain.ts'
import type { Passage } from './passage.ts'
import type { Position } from './source-line.ts'

const LINE_FEED = 10
const SPACE = 32
const EXCLAMATION_MARK = 33
const AMPERSAND = 38
const ASTERISK = 42
const LESS_THAN = 60
const OPENING_BRACKET = 91
const BACKSLASH = 92
const CLOSING_BRACKET = 93
const UNDERSCORE = 95
const GRAVE_ACCENT = 96
const TILDE = 126

/** Characters that mean something in a line; what lies between two of them is text. */
const SPECIAL = /[\n!&*<[\\_`~]/g
/** What a backslash takes its meaning from. */
const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/
/** `&` that may begin a character reference, `<` that may begin a tag or an address. */
const REFERENCE = /&(?:#\d|#[Xx][\dA-Fa-f]|[A-Za-z][\dA-Za-z]*;)/y
const TAG = /<[!/?A-Za-z]/y
/** What follows the words of a link: an address and perhaps a title, with nothing in them that needs decoding. */
const RESOURCE = /\(([^\s"&'()<>\\\p{Cc}][^\s&()<>\\\p{Cc}]*)?(?: +"([^\n"&\\]*)")?\)/uy
/** Marks next to each other are told apart by rules that only the whole grammar knows. */
const OTHER_MARK = /[*_\\~]/
const WHITESPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u

/** Part of a passage, and where what is read of it begins and ends. */
interface Reading {
  readonly passage: Passage
  /** Where neighbours of a mark are looked for: beyond them is nothing. */
  readonly edges: readonly [start: number, end: number]
}

interface Piece {
  readonly start: number
  end: number
}

/** Text as it is written, or what an escape or a newline stands for. */
interface TextPiece extends Piece {
  readonly type: 'text'
  value: string
}

interface NodePiece extends Piece {
  readonly type: 'node'
  readonly node: PhrasingContent
}

/** A run of `*` or `_` that may begin or end emphasis, but not both. */
interface MarkPiece extends Piece {
  readonly type: 'mark'
  readonly value: string
  readonly opens: boolean
}

type AnyPiece = TextPiece | NodePiece | MarkPiece

/**
 * What stands in a part of a passage: text, code, emphasis, links, images and breaks.
 *
 * @throws {NotPlain} Where there is more than that: raw HTML, character references, nested brackets and the like.
 */
export function parsePlainInlines(passage: Passage, start: number, end: number): PhrasingContent[] {
  return readPieces({ passage, edges: [start, end] }, start, end)
}

function readPieces(reading: Reading, start: number, end: number): PhrasingContent[] {
  const { passage } = reading
  const { text } = passage
  const pieces: AnyPiece[] = []
  let at = start
  const addText = (value: string, from: number, to: number) => {
    const last = pieces.at(-1)
    if (last?.type === 'text') {
      last.value += value
      last.end = to
    } else if (to > from) pieces.push({ type: 'text', value, start: from, end: to })
  }
  const addNode = (node: PhrasingContent, from: number, to: number) => {
    pieces.push({ type: 'node', node, start: from, end: to })
  }
  while (at < end) {
    SPECIAL.lastIndex = at
    const special = Math.min(SPECIAL.exec(text)?.index ?? end, end)
    if (special > at) addText(text.slice(at, special), at, special)
    at = special
    if (at >= end) break
    const code = text.charCodeAt(at)
    if (code === LINE_FEED) {
      at = readLineEnding(pieces, reading, at, addText, addNode)
    } else if (code === GRAVE_ACCENT) {
      const span = readCode(text, at, end)
      if (span.value === null) addText(text.slice(at, span.end), at, span.end)
      else
        addNode(
          { type: 'inlineCode', value: span.value, position: position(reading, at, span.end) },
          at,
          span.end,
        )
      at = span.end
    } else if (code === ASTERISK || code === UNDERSCORE) {
      const mark = readMark(reading, at, end)
      if (mark === null) {
        const after = endOfRun(text, at, end)
        addText(text.slice(at, after), at, after)
        at = after
      } else {
        pieces.push(mark)
        at = mark.end
      }
    } else if (code === BACKSLASH) {
      const next = text.charAt(at + 1)
      if (at + 1 >= end) addText('\\', at, at + 1)
      else if (next === '\n') {
        const after = skipSpaces(text, at + 2, end)
        addNode({ type: 'break', position: position(reading, at, at + 2) }, at, at + 2)
        at = after
        continue
      } else if (ASCII_PUNCTUATION.test(next)) {
        if (next === '`' || OTHER_MARK.test(next)) throw new NotPlain()
        addText(next, at, at + 2)
        at += 2
        continue
      } else addText('\\', at, at + 1)
      at += 1
    } else if (
      code === OPENING_BRACKET ||
      (code === EXCLAMATION_MARK && text.charCodeAt(at + 1) === OPENING_BRACKET)
    ) {
      const link = readLink(reading, at, end)
      if (link === null) {
        addText(text.charAt(at), at, at + 1)
        at += 1
      } else {
        addNode(link.node, at, link.end)
        at = link.end
      }
    } else {
      refuseOther(text, at, code)
      addText(text.charAt(at), at, at + 1)
      at += 1
    }
  }
  return pairMarks(pieces, reading)
}

function refuseOther(text: string, at: number, code: number): void {
  REFERENCE.lastIndex = at
  TAG.lastIndex = at
  const isMore =
    code === TILDE || (code === AMPERSAND && REFERENCE.test(text)) || (code === LESS_THAN && TAG.test(text))
  if (isMore) throw new NotPlain()
}

/** A newline is text, without the spaces around it; two spaces before it make a break. */
function readLineEnding(
  pieces: AnyPiece[],
  reading: Reading,
  at: number,
  addText: (value: string, from: number, to: number) => void,
  addNode: (node: PhrasingContent, from: number, to: number) => void,
): number {
  const { text } = reading.passage
  const last = pieces.at(-1)
  let spaces = 0
  if (last?.type === 'text') {
    while (spaces < last.value.length && last.value.charCodeAt(last.value.length - 1 - spaces) === SPACE)
      spaces += 1
    last.value = last.value.slice(0, last.value.length - spaces)
    last.end -= spaces
    if (last.value === '') pieces.pop()
  }
  if (spaces >= 2)
    addNode({ type: 'break', position: position(reading, at - spaces, at + 1) }, at - spaces, at + 1)
  else addText('\n', at, at + 1)
  return skipSpaces(text, at + 1, reading.edges[1])
}

function skipSpaces(text: string, from: number, end: number): number {
  let at = from
  while (at < end && text.charCodeAt(at) === SPACE) at += 1
  return at
}

function endOfRun(text: string, at: number, end: number): number {
  let after = at + 1
  while (after < end && text.charCodeAt(after) === text.charCodeAt(at)) after += 1
  return after
}

/** A code span that begins at a run of grave accents, or that run alone (value null) when no other one closes it. */
function readCode(text: string, at: number, end: number): { value: string | null; end: number } {
  const opened = endOfRun(text, at, end)
  let closing = opened
  while (closing < end) {
    closing = text.indexOf('`', closing)
    if (closing === -1 || closing >= end) break
    const closed = endOfRun(text, closing, end)
    if (closed - closing === opened - at) {
      const value = text.slice(opened, closing)
      // What becomes of spaces around a newline in code is a matter of its own.
      if (value.includes('\n')) throw new NotPlain()
      const isPadded = value.startsWith(' ') && value.endsWith(' ') && /[^ ]/.test(value)
      return { value: isPadded ? value.slice(1, -1) : value, end: closed }
    }
    closing = closed
  }
  // In an indented line places depend on how far a closing run was looked for.
  if (text.slice(opened, end).includes('\n')) throw new NotPlain()
  return { value: null, end: opened }
}

/** Null for a run that can neither begin nor end emphasis: it is text. */
function readMark(reading: Reading, at: number, end: number): MarkPiece | null {
  const { text } = reading.passage
  const after = endOfRun(text, at, end)
  const before = neighbour(reading, at - 1)
  const behind = neighbour(reading, after)
  if (OTHER_MARK.test(before) || OTHER_MARK.test(behind)) throw new NotPlain()
  const [left, right] = [kindOf(before), kindOf(behind)]
  const isUnderscore = text.charCodeAt(at) === UNDERSCORE
  const begins = right === 'letter' || (right === 'punctuation' && left !== 'letter')
  const ends = left === 'letter' || (left === 'punctuation' && right !== 'letter')
  const opens = begins && (!isUnderscore || left !== 'letter' || !ends)
  const closes = ends && (!isUnderscore || right !== 'letter' || !begins)
  if (!opens && !closes) return null
  if ((opens && closes) || after - at > 2) throw new NotPlain()
  return { type: 'mark', value: text.slice(at, after), opens, start: at, end: after }
}

function neighbour({ passage, edges }: Reading, index: number): string {
  return index < edges[0] || index >= edges[1] ? '' : passage.text.charAt(index)
}

function kindOf(character: string): 'space' | 'punctuation' | 'letter' {
  if (character === '' || WHITESPACE.test(character)) return 'space'
  return PUNCTUATION.test(character) ? 'punctuation' : 'letter'
}

/** A link or an image; null for a bracket that begins neither. */
function readLink(reading: Reading, at: number, end: number): { node: PhrasingContent; end: number } | null {
  const { text } = reading.passage
  const isImage = text.charCodeAt(at) === EXCLAMATION_MARK
  const wordsStart = at + (isImage ? 2 : 1)
  const wordsEnd = endOfWords(text, wordsStart, end)
  if (wordsEnd === -1) return null
  const next = wordsEnd + 1 < end ? text.charAt(wordsEnd + 1) : ''
  if (next !== '(') {
    // Names of link definitions and footnotes are known to the whole grammar.
    if (isImage || next === '[' || text.charAt(wordsStart) === '^') throw new NotPlain()
    return null
  }
  RESOURCE.lastIndex = wordsEnd + 1
  const [resource, url = '', title] = RESOURCE.exec(text) ?? []
  const after = wordsEnd + 1 + (resource?.length ?? 0)
  if (resource === undefined || after > end || (url === '' && title !== undefined)) throw new NotPlain()
  const described = { title: title ?? null, url, position: position(reading, at, after) }
  if (!isImage) {
    const children = readPieces(reading, wordsStart, wordsEnd)
    return { node: { type: 'link', ...described, children } as PhrasingContent, end: after }
  }
  const alt = text.slice(wordsStart, wordsEnd)
  if (/[*\\_`~]/.test(alt)) throw new NotPlain()
  return { node: { type: 'image', ...described, alt }, end: after }
}

/** Where the bracket closes that the words of a link stand in; -1 when none does. */
function endOfWords(text: string, start: number, end: number): number {
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    if (code === CLOSING_BRACKET) return at
    if (code === GRAVE_ACCENT) {
      at = readCode(text, at, end).end
      continue
    }
    const isMore =
      code === OPENING_BRACKET ||
      code === BACKSLASH ||
      code === LESS_THAN ||
      code === AMPERSAND ||
      code === LINE_FEED
    if (isMore) throw new NotPlain()
    at += 1
  }
  return -1
}

/** Makes emphasis of the marks that belong together, and text of the others. */
function pairMarks(pieces: readonly AnyPiece[], reading: Reading): PhrasingContent[] {
  const open: { mark: MarkPiece; depth: number }[] = []
  const partners = new Map<MarkPiece, MarkPiece>()
  for (const piece of pieces) {
    if (piece.type !== 'mark') continue
    if (piece.opens) {
      open.push({ mark: piece, depth: open.length })
      continue
    }
    const opener = open.findLast(({ mark }) => mark.value.charAt(0) === piece.value.charAt(0))
    if (opener === undefined) continue
    // Runs of different length are shared out between several pairs.
    if (opener.mark.value !== piece.value) throw new NotPlain()
    partners.set(opener.mark, piece)
    open.length = opener.depth
  }
  const stack: { children: PhrasingContent[]; opener: MarkPiece | null }[] = [{ children: [], opener: null }]
  const closers = new Set(partners.values())
  for (const piece of pieces) {
    const top = stack.at(-1)
    if (top === undefined) break
    if (piece.type === 'node') top.children.push(piece.node)
    else if (piece.type === 'mark' && partners.has(piece)) stack.push({ children: [], opener: piece })
    else if (piece.type === 'mark' && closers.has(piece)) {
      stack.pop()
      const type = piece.value.length === 2 ? 'strong' : 'emphasis'
      const at = position(reading, top.opener?.start ?? piece.start, piece.end)
      stack.at(-1)?.children.push({ type, children: top.children, position: at })
    } else addTextNode(top.children, piece, reading)
  }
  return stack[0]?.children ?? []
}

function addTextNode(
  children: PhrasingContent[],
  { value, start, end }: TextPiece | MarkPiece,
  reading: Reading,
): void {
  const last = children.at(-1)
  if (last?.type === 'text') {
    last.value += value
    if (last.position !== undefined) last.position.end = reading.passage.endAt(end)
    return
  }
  const node: Text = { type: 'text', value, position: position(reading, start, end) }
  children.push(node)
}

function position({ passage }: Reading, start: number, end: number): Position {
  return passage.positionOf(start, end)
}
