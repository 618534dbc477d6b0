import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import pMap from 'p-map'
import { beforeAll, expect, test } from 'vitest'
import { findEntryPoint, isReady, loadTheme, openDevSession } from '@fyr/cli/internal'
import { copyTinySite } from '../../cli/src/testing/copy-fixture.ts'
import { htmlOf, plantedDescription, plantsOf, type Token } from '../../cli/src/testing/plants.ts'
import { lookupsOf, lookupsOfFolder, merge, type ScriptLookup } from '../../cli/src/testing/script-lookups.ts'
import { loadDescription } from './testing/load-description.ts'

const OWN_FOLDER = join(import.meta.dirname, '..')

const { renderPage } = await loadTheme('@fyr/theme', findEntryPoint(OWN_FOLDER, '@fyr/theme', 'server'))

/**
 * The lookups that content can satisfy, each with the reason why it may: `file receiver selector`. A new one fails the test:
 * look in `document.head`, or for something that content cannot have, such as an attribute that begins with `data-fyr-`.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  'client/early-clicks.ts document :target': 'the target of the address is in content',
  'client/islands.tsx place :hover,:focus-within': 'asks about the island itself',
  'client/keep-entries.ts root input,textarea,select':
    'saves what the reader has typed anywhere in an island',
  'client/link-address.ts target a[href]': 'links of content are followed',
  'client/link-address.ts link [data-fyr-document]':
    'content may say that a link loads a document, as any link can',
  'client/prefetch-links.ts root a[href]:is(:hover,:focus)': 'links of content are prefetched',
  'client/reader-intent.ts target a,button,summary':
    'a pointer over a link of content is a sign of the reader',
  'client/visible-links.ts root a[href]': 'links of content are prefetched',
  'current-in-view/bring-current-into-view.ts element :hover, :focus-within': 'asks about the sidebar itself',
  'drawer/drawer.tsx menu.current a[href], button': 'in the drawer, which has no content',
  'navbar/use-disclosure-menu.ts details summary': 'in a menu of the navbar, which has no content',
  'search/is-search-key.ts target as Element input,textarea,select,[contenteditable]':
    'a key that is typed anywhere is no shortcut',
  'search/use-search-dialog-element.ts dialog input': 'in the dialog of the search, which has no content',
  'try-it/open-try-it.ts button figure': 'around a button, which content cannot have',
  'client/article/copy-code.ts block code': 'in a block with a copy button, which content cannot have',
  'client/article/copy-code.ts button figure': 'around a button, which content cannot have',
  'client/article/current-heading.ts bar a': 'in the bar of small screens, which lists headings of content',
  'client/article/enhance-article.ts target a': 'links of content are followed',
  'client/article/page-buttons.ts button.parentElement span': 'beside a button, which content cannot have',
  'client/article/show-terms.ts note :popover-open': 'asks whether the definition itself is shown',
  'client/article/show-terms.ts term :focus-visible': 'asks whether the focus is on the link of the term',
  'client/article/sort-table.ts button table': 'around a button, which content cannot have',
  'client/article/wrap-code.ts button figure': 'around a button, which content cannot have',
  'client/article/wrap-code.ts article figure pre':
    'is measured, for the button of its block, which content cannot have',
  'client/article/wrap-code.ts code figure:not([data-wrapped])': 'around what the lookup above has found',
  'browser/keep-choices.ts article details': 'what the author has opened in content stays open',
  'browser/keep-choices.ts details summary': 'in what the lookup above has found',
}

/** Lookups of what is only known while a script runs: `file receiver`. */
const DYNAMIC: Readonly<Record<string, string>> = {
  'client/hold-clicks.ts event.target': 'selectors of those who call it, which are lookups of their own here',
  'client/islands.tsx next': 'the content of an island: an attribute that content cannot have, with a number',
  'client/islands.tsx place': 'the same',
  'client/move-reader.ts document': 'the target of the address is in content',
  'table-of-contents/active-heading.ts document': 'headings of content',
  "try-it/try-it.tsx 'server'": 'form data of the form that the script has rendered',
  'try-it/try-it.tsx key': 'the same',
  'try-it/try-it.tsx `credential ${name}`': 'the same',
  "try-it/try-it.tsx 'body'": 'the same',
  'client/article/enhance-article.ts target':
    'selectors of those who call it, which are lookups of their own here',
  'client/article/tabs.ts set': 'the same',
}

/**
 * Names that a browser may lack, so that an element of content with that id is there instead. They are called only if they are
 * functions, or have a property that no element has.
 */
const RARE_GLOBALS = [
  'ClipboardItem',
  'IntersectionObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'fyr',
  'navigation',
  'requestIdleCallback',
  'trustedTypes',
]

/** Names that every supported browser has; `…` stands for one of its two storages. */
const GLOBALS = new Set(
  'CSS MutationObserver URLSearchParams addEventListener history innerHeight innerWidth location matchMedia navigator removeEventListener scrollBy scrollTo scrollX scrollY …'.split(
    ' ',
  ),
)

const NEUTRAL = 'x-neutral'

/** The parts of a selector that an element must have, for each of its alternatives. */
function alternativesOf(selector: string): Token[][] {
  const required = selector.replaceAll(/:(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  const group = /:is\(([^()]*)\)/.exec(required)
  if (group)
    return splitList(group[1] ?? '').flatMap((one) => alternativesOf(required.replace(group[0], ` ${one} `)))
  return splitList(required).map(tokensOf)
}

function splitList(list: string): string[] {
  return list.split(',').map((one) => one.trim())
}

const PART = /\[([\w-]+)(?:[~^$*|]?=["']?([^"'\]]*)["']?)?\]|#([\w-]+)|\.([\w-]+)|:[\w-]+|([a-z][\w-]*)/g

function tokensOf(selector: string): Token[] {
  return [...selector.matchAll(PART)].flatMap(([, attribute, value = 'x', id, className, tag]): Token[] => {
    if (attribute !== undefined) return [{ type: 'attribute', name: attribute, value }]
    if (id !== undefined) return [{ type: 'id', name: id, value: '' }]
    if (className !== undefined) return [{ type: 'class', name: className, value: '' }]
    return tag === undefined ? [] : [{ type: 'tag', name: tag, value: '' }]
  })
}

function keyOf({ type, name }: Token): string {
  return `${type} ${name}`
}

/** How many elements of the bodies of documents have each token. */
function countTokens(documents: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const html of documents) addTokens(html, counts)
  return counts
}

function addTokens(html: string, counts: Map<string, number>): void {
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
  let isBody = false
  const parser = new Parser({
    onopentag(tag, attributes) {
      isBody ||= tag === 'body'
      if (!isBody) return
      count(`tag ${tag}`)
      for (const [name, value] of Object.entries(attributes)) {
        count(`attribute ${name}`)
        if (name === 'id') count(`id ${value}`)
        if (name === 'class') for (const one of value.split(/\s+/)) count(`class ${one}`)
      }
    },
  })
  parser.end(html)
}

/** The names of all texts of the interface. */
function messageNames(): readonly string[] {
  const text = readFileSync(join(OWN_FOLDER, '../theme/src/messages/en.ts'), 'utf8')
  return [...text.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
}

/** Tokens that a site says. */
interface Plants {
  /** Each has a doc and an API of its own. */
  readonly own: readonly Token[]
  /** All of them are around every page. */
  readonly around: readonly Token[]
}

/**
 * A site that says these tokens wherever it can. Pages in React are code of the site, which may have buttons, classes and attributes
 * of its own; `compile-react-page.test.ts` is about their ids.
 */
async function plantedSite({ own, around }: Plants): Promise<string> {
  const root = copyTinySite()
  mkdirSync(join(root, 'content/docs/plants'))
  for (const [index, token] of own.entries()) {
    const title = JSON.stringify(`${token.name} <i ${htmlOf(token)}>x</i>`)
    const head = `title: ${title}\ndescription: ${title}\nsidebar_label: ${title}\nkeywords: [${title}]\nslug: /plant-${index}\ndisplayed_sidebar: defaultSidebar\n`
    writeFileSync(join(root, `content/docs/plants/${index}.md`), `---\n${head}---\n\n${plantsOf(token)}\n`)
  }
  const html = around
    .map((token) => (token.type === 'tag' ? `<${token.name}>x</${token.name}>` : `<p ${htmlOf(token)}>x</p>`))
    .join('')
  const settings = {
    tagline: html,
    announcement: { id: 'plants', content: html },
    footer: {
      columns: [{ title: html, links: [{ label: html, href: 'https://example.com/' }] }],
      copyright: html,
    },
    sidebars: {
      defaultSidebar: ['intro', { type: 'html', value: html }],
    },
  }
  const file = join(root, 'site.config.ts')
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)},\n`)
  const described = await pMap(own, plantedPages)
  writeFileSync(join(root, 'plants.json'), JSON.stringify(described.flat()))
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n${readFileSync(file, 'utf8')
      .replace('{\n', `{\nsources: [${SOURCE}],\n${lines.join('')}`)
      .replace("label: 'Docs'", `label: ${JSON.stringify(html)}`)}`,
  )
  mkdirSync(join(root, 'i18n/en'), { recursive: true })
  const messages = Object.fromEntries(messageNames().map((name) => [`theme.${name}`, html]))
  writeFileSync(join(root, 'i18n/en/messages.json'), JSON.stringify(messages))
  return root
}

/** What `openApiSource` makes of the description of a token, with a form to call each operation. */
async function plantedPages(token: Token, index: number): Promise<readonly object[]> {
  const tryIt = { servers: ['https://a.example'] }
  const text = JSON.stringify(plantedDescription(token))
  const { pages } = await loadDescription(text, { file: 'api.json', tryIt })
  return [...pages.values()].map((page) => ({
    ...page,
    path: page.path.replace(/^docs\/api\//, `docs/api-${index}/`),
    origin: { file: 'plants.json', line: 1 },
  }))
}

/** A source that yields what is in a file; only sources make forms. */
const SOURCE =
  "{ name: 'plants', version: '1', connect: ['https://a.example'], async *load({ root }) { yield* JSON.parse(readFileSync(join(root, 'plants.json'), 'utf8')) } }"

/** Where a token is said: beginnings of the addresses of its pages. */
const PLACES: readonly ((index: number) => string)[] = [
  (index) => `/docs/plant-${index}`,
  (index) => `/docs/api-${index}/`,
]

/** The documents of a planted site, by token of its own and then by place, as `fyr dev` shows them in spite of their errors. */
async function renderPlants(plants: Plants): Promise<readonly (readonly string[])[][]> {
  const session = await openDevSession(await plantedSite(plants))
  try {
    const { site, finder } = session.current()
    if (!isReady(site)) throw new Error(JSON.stringify(site.diagnostics))
    const { content } = site
    const routes = content.manifest.locales[0]?.routes ?? []
    const render = async ({ path }: { readonly path: string }): Promise<string> => {
      const found = finder?.find(path)
      if (!found) throw new Error(`${path} has no page.`)
      const { siteData, sidebars } = found.locale
      const page = await content.loadPage(found.route)
      const assets = { bootScript: '/b.js', styleSheet: '/s.css', shellData: '/d.json', sidebar: null }
      const sidebar = sidebars[found.route.sidebar ?? ''] ?? null
      return renderPage({ page, siteData, sidebar, assets, shell: 's' }).html
    }
    const renderOne = (index: number): Promise<(readonly string[])[]> => {
      const own = PLACES.map((startOf) =>
        routes.filter(
          ({ path }) =>
            path === startOf(index) || (startOf(index).endsWith('/') && path.startsWith(startOf(index))),
        ),
      )
      return Promise.all(own.map((pages) => Promise.all(pages.map(render))))
    }
    return await pMap([...plants.own.keys()], renderOne, { concurrency: 1 })
  } finally {
    await session.close()
  }
}

/** The lookups of scripts with the place of their files in the repository. */
let lookups: { readonly elements: readonly ScriptLookup[]; readonly globals: readonly string[] }
/** Tokens that content can give an element, in pages and around them. */
let writableInPages: ReadonlySet<string>
let writableAround: ReadonlySet<string>
/** How many pages each token has at each place. */
let pagesOf: readonly (readonly number[])[]

/** How many elements have a token in the documents of each place. */
type Counts = readonly ReadonlyMap<string, number>[]

function isWritable(token: Token): boolean {
  return writableInPages.has(keyOf(token)) || writableAround.has(keyOf(token))
}

beforeAll(async () => {
  const neutral = TYPES.map((type): Token => ({ type, name: NEUTRAL, value: 'x' }))
  const bare = await renderPlants({ own: neutral, around: neutral })
  const [, prePaint = ''] = /<script>([^]*?)<\/script>/.exec(bare[0]?.[0]?.[0] ?? '') ?? []
  lookups = merge([
    lookupsOfFolder(join(OWN_FOLDER, '../theme/src')),
    lookupsOfFolder(join(OWN_FOLDER, '../cli/src/dev'), 'browser'),
    lookupsOf(prePaint, 'pre-paint'),
  ])
  const selectors = lookups.elements.flatMap(({ selector }) => selector ?? [])
  const wanted = [...CERTAIN, ...IMPOSSIBLE, ...selectors.flatMap(alternativesOf).flat()]
  const tokens = [...new Map(wanted.map((token) => [keyOf(token), token])).values()]
  // Every page of a site has the same around it: all tokens are there on a few pages, and none on those of each token.
  const planted = await renderPlants({ own: tokens, around: neutral })
  const surrounded = await renderPlants({ own: neutral, around: tokens })
  const [plantedCounts, surroundedCounts, bareCounts] = [planted, surrounded, bare].map((site) =>
    site.map((places) => places.map(countTokens)),
  )
  const isIn = (counts: Counts | undefined, token: Token): boolean => {
    const bareOnes = bareCounts?.[TYPES.indexOf(token.type)]
    const countOf = (places: Counts | undefined, place: number): number =>
      places?.[place]?.get(keyOf(token)) ?? 0
    return PLACES.some((_, place) => countOf(counts, place) > countOf(bareOnes, place))
  }
  const inPages = tokens.filter((token, index) => isIn(plantedCounts?.[index], token))
  const inSurroundings = tokens.filter((token) => isIn(surroundedCounts?.[TYPES.indexOf(token.type)], token))
  writableInPages = new Set(inPages.map(keyOf))
  writableAround = new Set(inSurroundings.map(keyOf))
  pagesOf = planted.map((places) => places.map(({ length }) => length))
}, 600_000)

const TYPES = ['tag', 'id', 'class', 'attribute'] as const
/** What content may certainly have. */
const CERTAIN: readonly Token[] = [
  { type: 'tag', name: 'kbd', value: '' },
  { type: 'id', name: 'certain', value: '' },
  { type: 'attribute', name: 'lang', value: 'no' },
]

/** What it never has. The last but one would be a name of `document`. */
const IMPOSSIBLE: readonly Token[] = [
  ...['fyr', 'fyr-page', 'fyr-scripts', 'FYR-SCRIPTS', 'fyr-new', 'main'].map((name): Token => ({
    type: 'id',
    name,
    value: '',
  })),
  ...['button', 'form', 'link', 'meta', 'script', 'iframe', 'object', 'embed', 'dialog', 'fyr-island'].map(
    (name): Token => ({ type: 'tag', name, value: '' }),
  ),
  ...['data-fyr-new', 'data-new', 'role', 'name', 'style'].map((name): Token => ({
    type: 'attribute',
    name,
    value: 'x',
  })),
  { type: 'class', name: 'fyr-new', value: '' },
]

function isOfContent({ receiver, selector }: ScriptLookup): boolean {
  if (/^document\.head\b/.test(receiver) || selector === null) return false
  return alternativesOf(selector).some((tokens) => tokens.every(isWritable))
}

function keysOf(elements: readonly ScriptLookup[]): string[] {
  const keys = elements.map(({ file, receiver, selector }) =>
    [file, receiver.replaceAll(/\s+/g, ' '), ...(selector === null ? [] : [selector])].join(' '),
  )
  return [...new Set(keys)].toSorted()
}

test('content satisfies no lookup of the scripts of the browser but those that may find it', () => {
  expect(lookups.elements.length).toBeGreaterThan(80)
  expect(keysOf(lookups.elements.filter(isOfContent))).toEqual(Object.keys(REVIEWED).toSorted())
})

test('what is only known while a script runs is looked for at reviewed places alone', () => {
  const dynamic = lookups.elements.filter(({ selector }) => selector === null)
  expect(keysOf(dynamic)).toEqual(Object.keys(DYNAMIC).toSorted())
})

test('names of the window that content can take are read at reviewed places alone', () => {
  expect(lookups.globals.filter((name) => !GLOBALS.has(name))).toEqual(RARE_GLOBALS)
})

test('every token has a doc and the pages of an API', () => {
  expect(pagesOf.filter(([docs, api = 0]) => docs !== 1 || api < 6)).toEqual([])
})

test('the plants are sown: content has what it may have, and nothing that belongs to the page', () => {
  expect(CERTAIN.map(keyOf).filter((key) => !writableInPages.has(key))).toEqual([])
  expect(CERTAIN.map(keyOf).filter((key) => !writableAround.has(key))).toEqual([])
  expect(IMPOSSIBLE.filter(isWritable).map(keyOf)).toEqual([])
})

test.each([
  ["document.getElementById('certain')", true],
  ["document.querySelector('kbd, #fyr-new')", true],
  ["const PLACE = 'kbd'\ndocument.body.querySelectorAll(PLACE)", true],
  ["element?.closest('kbd:not(.x)')", true],
  ["document.head.querySelector('#certain')", false],
  ["document.getElementById('fyr-new')", false],
  ["document.querySelector('kbd.fyr-new')", false],
  ['button.dataset.fyrTry', false],
])('a new lookup is found in the source, and whether content satisfies it: %s', (source, isSatisfied) => {
  const { elements } = lookupsOf(source, 'new.ts')
  expect(elements).toHaveLength(1)
  expect(elements.some(isOfContent)).toBe(isSatisfied)
})

test.each(["'newName' in window", 'window.newName', '(window as Other).newName', 'typeof NewName'])(
  'a new name of the window is found in the source: %s',
  (source) => {
    expect(lookupsOf(source, 'new.ts').globals).toHaveLength(1)
  },
)
