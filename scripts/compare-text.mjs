/**
 * Compares the text of a built site with its Markdown, word by word, and counts tables and their cells, code, diagrams, formulas,
 * pictures, films, sounds and frames: what the source has and the page does not show is printed, unless a message of `fyr check` is at
 * its line or beside it, and the numbers of each kind in a table. The source is read by remark alone, by no code of the pipeline.
 *
 *   node scripts/compare-text.mjs <site>...     fails if something is lost
 *
 * Sources are found by the edit links of pages, so the configuration of the site needs "editUrl"; those of single pages in
 * `content/pages`, by address. Components and `<script>` of other tools show what they compute: their attributes and their code are
 * no text.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reader = unified().use(remarkParse).use(remarkGfm).freeze()

const WORD = /[\p{L}\p{N}]{2,}/gu
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+\.)\s+)?(`{3,}|~{3,})/
/** A tag whose attributes have backticks: they begin no code of the page. */
const CODE_IN_TAG = /^\s*<[A-Z][\w.]*\s[^<>]*=\{`[^<>]*>/
const TAG = /<\/?[A-Za-z][^<>]*(?:=>[^<>]*)*>/g
/** Comments that mark lines, and the notations at their ends. */
const LINE_COMMANDS =
  /^[^\n\w]*(?:highlight|focus|added|removed)-(?:next-line|start|end)\W*$|\[!code [^\]\n]*\]/gm
/** A character of HTML by its name. Those in Markdown are read. */
const ENTITY = /&[a-z]+\d*;/gi
/**
 * What Markdown has besides text: fences within HTML, quantities, which each language writes in its way, ids and
 * attributes in braces, names of directives and emoji, tables of contents, addresses.
 */
const NO_TEXT =
  /:q\[[^\]]*\]|:term(?=\[)|^[ \t]*(?:`{3,}|~{3,}).*$|\{#[^}]*\}|\{[.\w-]+(?:=[^}]*)?\}|^[ \t]*::+\s*[\w-]*(?:\{(?:"[^"]*"|[^}"\n])*(?:\}|$))?|(?<!\w):[\w+-]+:(?!\w)|\[\[toc\]\]|https?:\/\/\S+/gm
/** A value of the site's that is put in, in code as well. */
const PUT_IN = /\{\{[^{}]*\}\}/g

/** Cells that have something in them: rows may be shorter than their table. */
const CELLS = /<t[dh]\b[^>]*>(?!\s*<\/t[dh])/g

/** The figures of a page, as HTML of the author's and of ours has them. */
const FIGURES = {
  tables: [/<table\b/g, /<table\b/g],
  cells: [CELLS, CELLS],
  code: [/<pre\b/g, /<pre\b/g],
  diagrams: [/(?!)/g, /<figure\b[^>]*>(?:<div\b[^>]*>)*<svg\b/g],
  formulas: [/<math\b/g, /<math\b/g],
  pictures: [/<img\b/g, /<img\b|<svg\b(?![^>]*aria-hidden)/g],
  films: [/<video\b/g, /<video\b/g],
  sounds: [/<audio\b/g, /<audio\b/g],
  frames: [/<iframe\b/g, /<iframe\b|class="fyr-embed"/g],
}
/** The nodes that are the same figures in Markdown. */
const NODES = { table: 'tables', code: 'code', image: 'pictures', imageReference: 'pictures' }
const DIAGRAM = /^mermaid$/i
/** Dollars around a formula, by the rule of Pandoc: no blank inside, and no digit after them. */
const FORMULA = /(?<![\\$])\$\$(?!\$)[^$]+\$\$|(?<![\\$\w])\$(?![\s$])[^$\n]*?[^\s\\$]\$(?![$\w])/g
/** What formulas are written in. */
const TEXTS = new Set(['paragraph', 'heading', 'tableCell'])

function count(text, pattern) {
  return text.match(pattern)?.length ?? 0
}

function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ')
}

/** Where code of the page and tags with attributes on lines of their own end. */
const ENDS = { module: /^\s*$/, script: /<\/(?:script|style)>/, tag: /^\s*\/?>|(?:^|[^=])>\s*$/ }

function startOf(line) {
  if (/^(?:import|export)\s/.test(line)) return 'module'
  if (/^<(?:script|style)\b(?!.*<\/)/.test(line)) return 'script'
  return /^\s*<[A-Za-z][\w.]*(?:\s[^<>]*)?$/.test(line) ? 'tag' : null
}

/** The Markdown of a file as remark reads it: without front matter, modules and comments, and without the indentation of components. */
function plainMarkdown(text) {
  const [matter = ''] = /^---\r?\n[^]*?\n---\r?\n/.exec(text) ?? []
  let fence = null
  let indent = ''
  let open = null
  const lines = (blank(matter) + text.slice(matter.length)).split('\n').map((line) => {
    const [, mark] = FENCE.exec(line) ?? []
    const isCode = fence !== null
    if (!isCode && mark !== undefined) [indent = ''] = /^ {4,}/.exec(line) ?? []
    const code = line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()
    if (!isCode) fence = mark ?? null
    else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null
    if (isCode || mark !== undefined) return code
    const isOpen = open !== null
    open ??= startOf(line)
    if (open !== null && isOpen && ENDS[open].test(line)) {
      open = null
      return ''
    }
    if (open !== null) return ''
    return line
      .replace(/^(?: {4,}|[ ]*\t\s*)(?![-*+]\s|\d+[.)]\s)/, '  ')
      .replaceAll(/<!--.*?-->|\{\/\*.*?\*\/\}/g, blank)
      .replace(CODE_IN_TAG, blank)
  })
  return lines.join('\n')
}

/** The words of a file with their lines, from 1, and the lines of its figures. */
function readSource(text) {
  const markdown = plainMarkdown(text).replaceAll(/\u00AD|&shy;/g, '')
  const lines = markdown.split('\n')
  const words = []
  const figures = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, []]))
  const add = (value, line) => {
    for (const [offset, part] of value.replaceAll(PUT_IN, blank).split('\n').entries())
      for (const [word] of part.matchAll(WORD)) words.push({ word: word.toLowerCase(), line: line + offset })
  }
  const read = (node, above, before, whole) => {
    const line = node.position === undefined ? above : before + node.position.start.line
    // Content of a component, indented as code is.
    if (node.type === 'code' && !FENCE.test(lines[line - 1] ?? ''))
      return read(reader.parse(node.value), line, line - 1, node.value)
    const kind = kindOf(node)
    if (kind !== null) figures[kind].push(line)
    if (TEXTS.has(node.type))
      figures.formulas.push(...Array(count(sourceOfText(node, whole), FORMULA)).fill(line))
    if (node.type === 'html')
      for (const [name, [written]] of Object.entries(FIGURES))
        for (const { index } of node.value.replaceAll(/<!--[^]*?-->/g, blank).matchAll(written))
          figures[name].push(line + count(node.value.slice(0, index), /\n/g))
    if (node.type === 'code') add(node.value.replaceAll(LINE_COMMANDS, ''), line + 1)
    else if (node.type === 'inlineCode') add(node.value, line)
    else if (node.type === 'image') add(node.alt ?? '', line)
    else if (node.type === 'html' || node.type === 'text')
      add(
        node.value
          .replaceAll(/<!--[^]*?-->/g, blank)
          .replaceAll(TAG, blank)
          .replaceAll(node.type === 'html' ? ENTITY : /(?!)/g, ' ')
          .replaceAll(NO_TEXT, ' '),
        line,
      )
    for (const child of node.children ?? []) read(child, line, before, whole)
  }
  read(reader.parse(markdown), 1, 0, markdown)
  return { words, figures }
}

/** The kind of figure that a node is; null for any other. */
function kindOf({ type, lang, children }) {
  if (type === 'code' && DIAGRAM.test(lang ?? '')) return 'diagrams'
  if (type === 'tableCell') return children.length > 0 ? 'cells' : null
  return NODES[type] ?? null
}

/** What is written for a text, without its code. */
function sourceOfText({ position: { start, end } }, text) {
  return text.slice(start.offset, end.offset).replaceAll(/(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, blank)
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(html) {
  return html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16))
  })
}

/** How often a page shows each word, in its text and in the texts that stand for pictures and frames; and its figures. */
function readPage(html) {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const spoken = main.matchAll(/\s(?:alt|title|aria-label|data-fyr-[a-z]+)="([^"]*)"/g)
  const shown = main.replaceAll(/<(?:wbr|\/?(?:span|mark))\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ')
  const text = decode([title, shown, ...[...spoken].map(([, value]) => value)].join(' '))
  const counts = new Map()
  for (const [found] of text.replaceAll('\u00AD', '').matchAll(WORD)) {
    const word = found.toLowerCase()
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const figures = Object.fromEntries(
    Object.entries(FIGURES).map(([name, [, pattern]]) => [name, count(main, pattern)]),
  )
  return { counts, figures }
}

/** The lines of each file that a message names, with their neighbours: a message may be at the start of what it is about. */
function toldLines(site) {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'packages/cli/bin/fyr.mjs'), 'check', '--json'],
    { cwd: site, encoding: 'utf8', maxBuffer: 1e9 },
  )
  const told = new Map()
  for (const { file, line = 0 } of JSON.parse(stdout).diagnostics) {
    const lines = told.get(file) ?? new Set()
    for (const near of [line - 1, line, line + 1]) lines.add(near)
    told.set(file, lines)
  }
  return told
}

/** The file that a page is made from, relative to the site: the one that its edit link ends with. Single pages have no such links. */
function sourceOf(html, site, place) {
  const links = [...html.matchAll(/href="([^"]+\.mdx?)"/g)].map(([, href]) => decodeURI(href))
  const paths = links.flatMap((href) => {
    const parts = href.replace(/^https?:\/\/[^/]*\//, '').split('/')
    return /^https?:/.test(href) ? parts.map((_part, index) => parts.slice(index).join('/')) : []
  })
  const name = place.replace(/(?:\/?index)?\.html$/, '')
  const single = ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => `content/pages/${name}${end}`)
  const known = [...single.toReversed(), ...paths]
  return known.findLast((path) => path.includes('/') && existsSync(join(site, path))) ?? null
}

/** The translation of a file that a page in the folder of a locale shows, or the file. */
function translationOf(file, place, site) {
  const [locale = ''] = place.split('/')
  const parts = file.split('/')
  const translated = parts
    .flatMap((_part, index) => ['docs', 'blog', 'pages'].map((name) => [name, ...parts.slice(index + 1)]))
    .map((path) => ['i18n', locale, ...path].join('/'))
  return translated.find((path) => path.endsWith(parts.at(-1)) && existsSync(join(site, path))) ?? file
}

/** What a page lacks of its source, as lines to print, and the figures of both. */
function lossesOf(html, text, told) {
  const source = readSource(text)
  const page = readPage(html)
  const lost = new Map()
  for (const { word, line } of source.words) {
    const left = page.counts.get(word) ?? 0
    page.counts.set(word, left - 1)
    if (left <= 0 && !told.has(line)) lost.set(line, [...(lost.get(line) ?? []), word])
  }
  const fewer = Object.entries(source.figures).flatMap(([name, at]) => {
    const untold = at.filter((line) => !told.has(line))
    // A site that draws no formulas is told once a page.
    if (name === 'formulas' && untold.length < at.length) return []
    const shown = page.figures[name]
    return untold.length > shown
      ? [`${name}: ${untold.length} -> ${shown}, of lines ${untold.join(' ')}`]
      : []
  })
  const losses = [...[...lost].map(([line, words]) => `${line}: ${words.join(' ')}`), ...fewer]
  return { losses, written: source.figures, shown: page.figures }
}

let isComplete = true
for (const site of process.argv.slice(2).map((path) => resolve(path))) {
  const told = toldLines(site)
  const numbers = { compared: 0, others: 0, incomplete: 0 }
  const totals = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, { source: 0, pages: 0 }]))
  for (const place of readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!place.endsWith('.html')) continue
    const html = readFileSync(join(site, 'dist', place), 'utf8')
    const original = sourceOf(html, site, place)
    if (original === null) {
      numbers.others += 1
      continue
    }
    const file = translationOf(original, place, site)
    numbers.compared += 1
    const text = readFileSync(join(site, file), 'utf8')
    const { losses, written, shown } = lossesOf(html, text, told.get(file) ?? new Set())
    for (const [name, total] of Object.entries(totals)) {
      total.source += written[name].length
      total.pages += shown[name]
    }
    if (losses.length === 0) continue
    numbers.incomplete += 1
    console.log([file, ...losses].join('\n  '))
  }
  console.log(
    `${site}: ${numbers.compared} pages compared, ${numbers.incomplete} of them lack something; ${numbers.others} pages have no source.`,
  )
  console.table(totals)
  isComplete &&= numbers.incomplete === 0 && numbers.compared > 0
}
process.exit(isComplete ? 0 : 1)
