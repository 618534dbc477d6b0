import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

/** The Markdown of every page of a built site beside its document: `{ place, html, markdown }`. */
function readPagesAsMarkdown(dist) {
  const places = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((place) =>
    place.endsWith('.md'),
  )
  return places.toSorted().map((place) => {
    const folder = /(?:^|\/)index\.md$/.test(place)
      ? place.replace(/index\.md$/, '')
      : place.replace(/\.md$/, '/')
    return {
      place,
      html: readFileSync(join(dist, folder, 'index.html'), 'utf8'),
      markdown: readFileSync(join(dist, place), 'utf8'),
    }
  })
}

/**
 * Compares every page of a built site with its Markdown: the same headings, code and link targets in the same order, the same words, and
 * no markup of our own. `readDocument` calls `documentFacts` in a browser. Gives how many pages there are, and what differs.
 */
export async function comparePages(dist, readDocument) {
  const pages = readPagesAsMarkdown(dist)
  const differences = await Promise.all(
    pages.map(async ({ place, html, markdown }) => {
      const { text, ...document } = await readDocument(html)
      const { text: words, residue, ...facts } = markdownFacts(markdown)
      return [
        ...(isDeepStrictEqual(facts, document) ? [] : [{ place, document, markdown: facts }]),
        ...(lettersOf(words).includes(lettersOf(text)) ? [] : [{ place, missing: text, words }]),
        ...(residue.length === 0 ? [] : [{ place, residue }]),
      ]
    }),
  )
  return { count: pages.length, differences: differences.flat() }
}

/** The addresses that the files for crawlers and agents of a locale list, in their order; `base` is its folder. */
export function readListedPages(dist, base) {
  const read = (name) => readFileSync(join(dist, base, name), 'utf8')
  const { pages } = JSON.parse(read('agents.json'))
  return {
    sitemap: [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    agents: pages.map(({ url }) => url),
    markdown: pages.map(({ markdown }) => markdown),
    llms: [...read('llms.txt').matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, url]) => url),
  }
}

/** Runs in a browser: what a document says, without what leads around the site and what only scripts use. */
export function documentFacts(html) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { path } = JSON.parse(page.querySelector('#fyr-page').textContent)
  const address = new URL(page.querySelector('link[rel=canonical]').href).origin + path
  const main = page.querySelector('main')
  // Markdown has a formula's source, the words of a drawing and what an island says of itself.
  const isOnlyText = main.querySelector('math, .fyr-drawing, [data-fyr-island]') === null
  const around =
    'nav, button, svg, math, [role=tablist], [data-fyr-island], [data-footnote-backref], [data-footnote-ref], ' +
    '[id$=footnote-label], .fyr-article-foot, .fyr-page-actions, .fyr-code-bar, .fyr-heading-link, .fyr-mobile-toc, .fyr-notice, ' +
    // Letters above a glossary.
    'p.fyr-tags, .fyr-visually-hidden, .fyr-only-dark, .fyr-task, .fyr-changes, .fyr-change-mark, .fyr-zoom-link'
  for (const one of main.querySelectorAll(around)) one.remove()
  const texts = (selector) => [...main.querySelectorAll(selector)].map((one) => one.textContent)
  return {
    headings: texts('h1, h2, h3, h4, h5, h6').map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    codes: texts('pre code').map((code) => code.replace(/\n$/, '')),
    // The name of a field leads to itself, as the link of a heading does.
    // Of a term the Markdown has the words alone.
    links: [...main.querySelectorAll('a[href]:not(.fyr-field-link, [data-fyr-term] > a)')].map(
      (a) => new URL(a.getAttribute('href'), address).href,
    ),
    text: isOnlyText ? (main.querySelector('.fyr-text')?.textContent ?? '') : '',
  }
}

/** What the Markdown of a page says, as GitHub's rules read it, and the lines outside of code with our own markup in them. */
function markdownFacts(markdown) {
  const tree = reader.parse(markdown)
  const facts = {
    headings: [],
    codes: [],
    links: [],
    text: toString(tree, { includeImageAlt: false, includeHtml: false }),
    residue: [],
  }
  visit(tree, (node) => {
    if (node.type === 'heading') facts.headings.push(toString(node).replaceAll(/\s+/g, ' ').trim())
    if (node.type === 'code') facts.codes.push(node.value)
    if (node.type === 'link') facts.links.push(URL.canParse(node.url) ? new URL(node.url).href : node.url)
    const isOutsideOfCode = node.type === 'text' || node.type === 'html'
    if (isOutsideOfCode && /fyr-|:::|class=|data-/.test(node.value)) facts.residue.push(node.value)
  })
  return facts
}

/** The letters and digits of a text. */
function lettersOf(text) {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
