import { generatedDocs } from './generated-docs.mjs'
import { realDocs } from './real-docs.mjs'

/** Default number of copies of the real docs: gives about as many pages as the generated corpus. */
export const COPIES = 5

/**
 * The docs that a site of the benchmarks has: `{ name, about, format, docs }`. `about` says in a line what they are,
 * `format` how a tool that knows both reads them: as Markdown (`md`) or as its starter does (`mdx`). The first doc is the
 * one that is edited and opened; the second is its neighbour in the sidebar.
 */
export function realCorpus(copies = COPIES) {
  const docs = realDocs(copies)
  const about = `Real corpus: ${docs.length} pages, the documentation of five npm packages ${copies} times (bench/real-docs.mjs)`
  return { name: 'real', about, format: 'md', docs }
}

/** Likewise, of any size. `translated`: the share of the docs that a second locale, `no`, has too. */
export function generatedCorpus(pages, { translated = 0 } = {}) {
  const about = `Generated corpus: ${pages} pages of about 900 words (bench/generated-docs.mjs)`
  const translations = translated === 0 ? [] : generatedDocs(pages, 'no')
  return {
    name: 'generated',
    about,
    format: 'mdx',
    docs: generatedDocs(pages),
    translations: translations.filter((_doc, index) => index % 100 < translated * 100),
  }
}

/** The corpora that a command line chooses, real text first: both, or the one that `only` names. */
export function chooseCorpora({ only, copies, pages }) {
  return [realCorpus(Number(copies)), generatedCorpus(Number(pages))].filter(
    ({ name }) => only === undefined || name === only,
  )
}
