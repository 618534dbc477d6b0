import { parse, type Word } from 'unbash'
import { isRecord, suggestName } from '@fyr/content-pipeline/internal'
import { curlFlagNames, curlFlagOf, isCurlFlag, takesCurlValue } from './curl-flags.ts'
import {
  type Placed,
  type PlacedBody,
  type PlacedPair,
  readPairs,
  type RequestSample,
  type SampleIssue,
  splitTarget,
} from './request-sample.ts'

export interface ReadCurl {
  readonly requests: readonly RequestSample[]
  readonly issues: readonly SampleIssue[]
}

const DATA = new Set(['data', 'data-ascii', 'data-binary', 'data-raw'])

/** Reads the requests of the cURL commands in a shell text. */
export function readCurl(text: string): ReadCurl {
  const { errors = [], ...script } = parse(text)
  const issues: SampleIssue[] = errors.map(({ message, pos }) => ({
    offset: pos,
    problem: `This is not a valid shell command: ${message}.`,
    hint: 'Close the quotes, and escape quotes inside them.',
  }))
  // Checking the parts that could be read would report the same cause again.
  if (issues.length > 0) return { requests: [], issues }
  // As plain data: what is in a substitution is parsed on the way.
  const requests = commandsIn(JSON.parse(JSON.stringify(script))).map((words) => readCommand(words, issues))
  return { requests: requests.filter((request) => request !== null), issues }
}

/** The words of all `curl` commands, in order, also of those in other commands. */
function commandsIn(node: unknown, found: (readonly Word[])[] = []): readonly (readonly Word[])[] {
  if (Array.isArray(node)) for (const one of node) commandsIn(one, found)
  else if (isRecord(node)) {
    const { type, name, suffix } = node
    if (type === 'Command' && isRecord(name) && name.value === 'curl' && Array.isArray(suffix))
      found.push(suffix.filter((word: unknown): word is Word => isRecord(word) && word.type === 'Word'))
    for (const inner of Object.values(node)) commandsIn(inner, found)
  }
  return found
}

function readCommand(words: readonly Word[], issues: SampleIssue[]): RequestSample | null {
  const state: CurlState = {
    method: null,
    url: null,
    headers: [],
    query: [],
    data: [],
    isGet: false,
    json: false,
    isForm: false,
  }
  let areFlagsOver = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined) continue
    if (!areFlagsOver && word.value === '--') {
      areFlagsOver = true
      continue
    }
    if (areFlagsOver || !isFlag(word)) {
      state.url = word
      continue
    }
    const { switches, valued, attached } = flagsOf(word, issues)
    for (const name of switches) takeSwitch(name, word, state)
    if (valued === null) continue
    const value = attached ?? words[(index += 1)]
    if (value === undefined) {
      issues.push({
        offset: word.pos,
        problem: `"${word.value}" needs a value.`,
        hint: 'Write it after the flag.',
      })
      break
    }
    takeValue(valued, value, state, issues)
  }
  if (state.url === null) {
    const [first] = words
    if (first !== undefined)
      issues.push({ offset: first.pos, problem: 'This command has no address.', hint: '' })
    return null
  }
  return requestOf(state, state.url)
}

interface CurlState {
  method: Placed | null
  url: Word | null
  readonly headers: PlacedPair[]
  readonly query: PlacedPair[]
  readonly data: Word[]
  isGet: boolean
  json: boolean
  isForm: boolean
}

function isFlag({ value }: Word): boolean {
  return value.startsWith('-') && value !== '-'
}

/** What a word with flags says, by their long names. */
interface CurlFlags {
  readonly switches: readonly string[]
  /** The flag that takes a value; null for none. */
  readonly valued: string | null
  /** Its value if that is in the same word; else it is the next word. */
  readonly attached: Word | null
}

const NO_FLAGS: CurlFlags = { switches: [], valued: null, attached: null }

function flagsOf(word: Word, issues: SampleIssue[]): CurlFlags {
  return word.value.startsWith('--') ? longFlag(word, issues) : shortFlags(word, issues)
}

function longFlag({ value, pos }: Word, issues: SampleIssue[]): CurlFlags {
  const name = value.slice(2)
  if (isCurlFlag(name))
    return takesCurlValue(name)
      ? { ...NO_FLAGS, valued: name.replace(/^expand-/, '') }
      : { ...NO_FLAGS, switches: [name] }
  const [, before = '', after = ''] = /^([^=]+)=(.*)$/s.exec(name) ?? []
  if (takesCurlValue(before)) {
    const problem = `cURL does not split "--${before}=" from its value.`
    issues.push({ offset: pos, problem, hint: `Write a space: --${before} ${after}` })
    return NO_FLAGS
  }
  const known = Array.from(curlFlagNames(), (one) => `--${one}`)
  const hint = suggestName(`--${before || name}`, known, '"curl --help all" lists the flags.')
  issues.push({ offset: pos, problem: `"${value}" is not a cURL flag.`, hint })
  return NO_FLAGS
}

/** Letters are combined up to the first with a value, which may be attached: `-sXPOST`. */
function shortFlags(word: Word, issues: SampleIssue[]): CurlFlags {
  const { value, pos } = word
  const switches: string[] = []
  for (let index = 1; index < value.length; index += 1) {
    const letter = value.charAt(index)
    const name = curlFlagOf(letter)
    if (name === null) {
      const hint = '"curl --help all" lists the flags. Letters are upper or lower case.'
      issues.push({ offset: pos, problem: `"-${letter}" is not a cURL flag.`, hint })
      return NO_FLAGS
    }
    if (!takesCurlValue(name)) {
      switches.push(name)
      continue
    }
    const rest = index + 1
    const attached =
      rest === value.length
        ? null
        : { ...word, value: value.slice(rest), pos: placesOf(word)(rest), parts: undefined }
    return { switches, valued: name, attached }
  }
  return { ...NO_FLAGS, switches }
}

function takeSwitch(name: string, { pos }: Word, state: CurlState): void {
  if (name === 'get') state.isGet = true
  if (name === 'head') state.method ??= { text: 'HEAD', offset: pos }
}

function takeValue(name: string, value: Word, state: CurlState, issues: SampleIssue[]): void {
  if (name === 'request') state.method = { text: value.value, offset: startOf(value) }
  else if (name === 'header') takeHeader(value, state, issues)
  else if (DATA.has(name)) state.data.push(value)
  else if (name === 'data-urlencode') {
    state.isForm = true
    state.data.push(value)
  } else if (name === 'json') {
    state.json = true
    state.data.push(value)
  } else if (name === 'url-query')
    state.query.push(...readPairs({ text: value.value, offset: startOf(value) }))
  else if (name === 'url') state.url = value
}

function takeHeader(word: Word, state: CurlState, issues: SampleIssue[]): void {
  const [, name = '', space = '', value = ''] = /^([^:\s]+):(\s*)(.*)$/s.exec(word.value) ?? []
  const offset = startOf(word)
  if (name === '') issues.push({ offset, problem: 'This is not a header.', hint: 'Write "Name: value".' })
  else
    state.headers.push({
      name: { text: name, offset },
      value: { text: value, offset: offset + name.length + 1 + space.length },
    })
}

function requestOf(state: CurlState, url: Word): RequestSample {
  const { data, headers, isGet, json, isForm } = state
  const { target, query } = splitTarget({ text: url.value, offset: startOf(url) })
  const inQuery = isGet ? data.flatMap((word) => readPairs({ text: word.value, offset: startOf(word) })) : []
  const [only] = data
  const hasBody = !isGet && only !== undefined
  return {
    method: state.method ?? { text: hasBody ? 'POST' : 'GET', offset: url.pos },
    target,
    query: [...query, ...state.query, ...inQuery],
    headers,
    body: hasBody ? bodyOf(data, isForm) : null,
    isOpen: false,
    usualType: json ? 'application/json' : 'application/x-www-form-urlencoded',
  }
}

/** Several data are sent as one, with `&` between them. A file is not read. */
function bodyOf(data: readonly Word[], isForm: boolean): PlacedBody | null {
  const [first] = data
  if (first === undefined || (!isForm && first.value.startsWith('@'))) return null
  if (data.length === 1) return { text: first.value, offsetOf: placesOf(first) }
  const starts = data.map((word, index) => ({
    word,
    at: data.slice(0, index).reduce((sum, { value }) => sum + value.length + 1, 0),
  }))
  return {
    text: data.map(({ value }) => value).join('&'),
    offsetOf(offset) {
      const part = starts.findLast(({ at }) => at <= offset)
      return part === undefined ? first.pos : placesOf(part.word)(offset - part.at)
    },
  }
}

function startOf(word: Word): number {
  return placesOf(word)(0)
}

/** The position of each letter of a word's value: quotes and escapes of the shell are not part of it. */
function placesOf({ pos, value, parts }: Word): (offset: number) => number {
  const pieces: { readonly at: number; readonly pos: number }[] = []
  let at = 0
  const add = (text: string, start: number): void => {
    pieces.push({ at, pos: start })
    at += text.length
  }
  for (const part of parts ?? []) {
    if (part.type === 'SingleQuoted') add(part.value, part.pos + 1)
    else if (part.type === 'DoubleQuoted')
      for (const inner of part.parts) {
        const text = 'value' in inner && typeof inner.value === 'string' ? inner.value : inner.text
        if (inner.text.includes('\\')) addEscaped(inner.text, inner.pos, add)
        else add(text, inner.pos)
      }
    else if (part.type === 'AnsiCQuoted') add(part.value, part.pos + 2)
    else add('value' in part && typeof part.value === 'string' ? part.value : part.text, part.pos)
  }
  if (pieces.length === 0) return (offset) => pos + Math.min(offset, value.length)
  return (offset) => {
    const piece = pieces.findLast((one) => one.at <= offset)
    return piece === undefined ? pos : piece.pos + offset - piece.at
  }
}

/** Letter by letter: a backslash before a quote, and one before a line end with that, are not part of the value. */
function addEscaped(text: string, pos: number, add: (text: string, start: number) => void): void {
  for (let index = 0; index < text.length; index += 1) {
    const isEscape = text[index] === '\\' && /["\\$`\n]/.test(text[index + 1] ?? '')
    if (!isEscape) {
      add(text[index] ?? '', pos + index)
      continue
    }
    index += 1
    if (text[index] !== '\n') add(text[index] ?? '', pos + index)
  }
}
