import { walkElements, walkHypertext } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'
import type { TocSpan } from '../../manifest/index.ts'
import { type DocumentContext, noValues, reportAt, reportTooDeep } from '../document/document-context.ts'
import { countWords } from '../metadata/count-words.ts'
import type { ParsedDocument } from '../parse-document.ts'
import { dropUnseen } from '../html/drop-unseen.ts'
import { reportNameless } from '../checks/report-nameless.ts'
import { cleanReactPage } from './clean-react-page.ts'
import { spansOf, takeElementHeadings } from '../finish/take-element-headings.ts'
import { placeElements } from './place-elements.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { wordsOf } from '../finish/words-of.ts'

/** A parsed page in React. */
export type ReactPageDocument = Omit<ParsedDocument, 'hasOwnTitle' | 'otherMarkers'>

/**
 * Parses the HTML that a page in React has rendered, and checks it. Elements and classes are the site's own code and are kept;
 * what would run, what the policy blocks and what belongs to the document around the article is reported and dropped.
 */
export async function parseReactPage(
  html: string,
  { source, log }: Pick<DocumentContext, 'source' | 'log'>,
): Promise<ReactPageDocument> {
  const context = {
    source,
    log,
    variables: new Map(),
    plugins: null,
    packageManagers: PACKAGE_MANAGERS,
    includes: null,
    values: noValues(),
  }
  // Only sites with such pages load the parser.
  const { parseRawHtml } = await import('../html/parse-raw-html.ts')
  const tree = parseRawHtml({ type: 'root', children: [{ type: 'raw', value: html }] })
  if (tree === null) {
    reportTooDeep({ line: 1, column: 1 }, context)
    return EMPTY
  }
  walkHypertext(tree, (node) => {
    delete node.position
  })
  dropUnseen(tree)
  placeElements(tree, source.text)
  cleanReactPage(tree, context)
  const title = findTitle(tree, context)
  const headings = takeElementHeadings(tree, [], context)
  reportNameless(tree, context)
  return { tree, title, headings, firstParagraph: firstParagraph(tree), words: countWords(wordsOf(tree)) }
}

const EMPTY: ReactPageDocument = {
  tree: { type: 'root', children: [] },
  title: null,
  headings: [],
  firstParagraph: '',
  words: 0,
}

/** The first level-1 heading. It stays where it is: the page renders its title itself. */
function findTitle(tree: Root, context: DocumentContext): readonly TocSpan[] | null {
  const [first, second] = elementsNamed(tree, 'h1')
  if (second !== undefined) {
    const problem = 'This page has more than one level-1 heading.'
    reportAt(context, second, 'second-title', problem, 'Write <h2>: the first <h1> is the title of the page.')
  }
  return first === undefined ? null : spansOf(first)
}

function firstParagraph(tree: Root): string {
  return (
    elementsNamed(tree, 'p')
      .map(wordsOf)
      .find((words) => words !== '') ?? ''
  )
}

function elementsNamed(tree: Root, name: string): Element[] {
  const found: Element[] = []
  walkElements(tree, (node) => {
    if (node.tagName === name) found.push(node)
  })
  return found
}
