import { walkHypertext } from '@fyr/markdown-parser/tree'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { createDiagnosticLog, type DiagnosticLog, type SourceText } from '../diagnostic.ts'
import { findIslands } from '../markdown/directives/find-islands.ts'
import { parseReactPage } from '../markdown/react-page/parse-react-page.ts'
import { findIds } from '../markdown/finish/find-references.ts'
import { packBlocks, readHeadTexts } from '../markdown/finish/block-facts.ts'
import { numberReferences } from '../markdown/finish/finish-text.ts'
import { readBlocks } from '../markdown/finish/read-blocks.ts'
import { checkEntries } from '../schemas/check-value.ts'
import { type FrontMatter, frontMatterSchemas } from '../schemas/front-matter.ts'
import { isRecord } from '../schemas/is-record.ts'
import { pointInPage } from '../schemas/point-in-page.ts'
import { withoutUnseenIn } from '../unseen-characters.ts'
import {
  type CompiledDocument,
  type CompileRequest,
  type RenderedReactPage,
  NO_FACTS,
} from './document-compiler.ts'

/** Compiles a page in React from the result of rendering it: the same checks and facts as for a text. */
export async function compileReactPage(
  { collection, file, text }: CompileRequest,
  { html, frontMatter: given, diagnostics, dependencies }: RenderedReactPage,
  isExtended = false,
): Promise<CompiledDocument> {
  const log = createDiagnosticLog()
  log.take(diagnostics)
  const source = { file, text }
  const written = withoutUnseenIn(given)
  const frontMatter = readFrontMatter(written, frontMatterSchemas[collection], isExtended, { source, log })
  if (given === undefined) reportOtherExport(source, log)
  const { tree, title, headings, firstParagraph, words } = await parseReactPage(html, { source, log })
  const islands = findIslands(tree)
  const references = numberReferences(tree)
  walkHypertext(tree, (node) => {
    delete node.position
  })
  const facts = {
    ...NO_FACTS,
    title,
    headings,
    firstParagraph: frontMatter.description === undefined ? firstParagraph : '',
    words,
    ids: [...findIds(tree)],
    references,
    islands,
    blocks: packBlocks(readHeadTexts(frontMatter, title), readBlocks(tree)),
  }
  return {
    report: {
      frontMatter,
      ownKeys: isRecord(written) ? Object.keys(written) : [],
      ...(isExtended && { written: isRecord(written) ? written : {} }),
      facts,
      diagnostics: log.list(),
      dependencies: dependencies.toSorted(compareCodePoints),
    },
    text: JSON.stringify(tree),
  }
}

/** What pages of other tools export for what a page exports here as `page`, or to load data. */
const OTHER_EXPORT =
  /^export\s+(?:async\s+)?(?:const|let|var|function)\s+(metadata|meta|frontMatter|frontmatter|head|Head|generateMetadata|getStaticProps|getServerSideProps|loader)\b/m

function reportOtherExport(source: SourceText, log: DiagnosticLog): void {
  const match = OTHER_EXPORT.exec(source.text)
  if (match === null) return
  const [whole, name = ''] = match
  const before = source.text.slice(0, match.index + whole.length - name.length).split('\n')
  const isData = /^get|^loader$/.test(name) && name !== 'generateMetadata'
  log.add(source, {
    code: 'unknown-field',
    problem: `Nothing reads the export "${name}" of this page.`,
    hint: isData
      ? 'A page is rendered once, by the build: import the data, or read it where the module is loaded.'
      : 'Write its title and description in "export const page = { … }".',
    at: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  })
}

type Schema = (typeof frontMatterSchemas)[keyof typeof frontMatterSchemas]

function readFrontMatter(
  written: unknown,
  schema: Schema,
  isExtended: boolean,
  { source, log }: { readonly source: SourceText; readonly log: DiagnosticLog },
): FrontMatter {
  const checked = checkEntries<FrontMatter>(schema, written ?? {})
  for (const { type, path, problem, hint } of checked.issues) {
    // As in the front matter of a text, a key of another tool does no harm.
    const isUnknown = type === 'unknown-key' && path.length === 1
    if (isUnknown && isExtended) continue
    const code = isUnknown ? 'unknown-field' : type
    log.add(source, { code, problem, hint, at: pointInPage(source.text, path) })
  }
  return checked.value ?? schema.parse({})
}
