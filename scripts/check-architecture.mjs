/**
 * Checks the layers, entry points and cycles of docs/architecture.md with dependency-cruiser, that no two folders of a package
 * use each other, beside or inside each other, what is loaded at once, that the paths and names in CONTRIBUTING.md and the files that documents of the
 * repository link to exist, and that every special element of a page's tree is known wherever it has to be.
 *
 * The tool reads TypeScript through a compiler of its own; with one that it can't use it finds no modules and reports
 * success. So every run counts the modules it read against the files that exist, and then plants an upward import, a
 * cycle, a way past an entry point, a two-way use of folders, a heavy import and packages that are too long in a small tree and demands that each is
 * found.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const READ = ['packages', 'apps', 'examples']

/** Runs the tool over a tree and gives its report: `{ modules, summary: { violations } }`. */
function cruise(cwd) {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...READ],
    { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (error) throw error
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report:\n${stdout}${stderr}`)
  return JSON.parse(stdout)
}

/** Paths of the project's own files in the places read, tracked or new: never what a build or a test is writing there. */
function ownFiles(paths = READ) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

function describe(violation) {
  const cycle = violation.cycle?.map((step) => step.name ?? step).join(' -> ')
  return `  ${violation.rule.name}: ${violation.from} -> ${cycle ?? violation.to}`
}

/**
 * What takes longer to load than a build without a change takes for all else: those that need it load it when they do.
 * By module, the packages that it must not reach through imports that are followed at once.
 */
const LOADED_LATER = {
  'packages/content-pipeline/src/index.ts': /^(unified|remark-parse|shiki|rehype-raw)(\/|$)/,
  'packages/content-pipeline/src/internal.ts': /^(unified|remark-parse|shiki|rehype-raw)(\/|$)/,
  'packages/cli/src/site-build/build.ts':
    /^(@fyr\/content-pipeline|@fyr\/theme|vite|@vitejs\/plugin-react|unified|shiki|culori|postcss)(\/|$)/,
  'packages/cli/src/site-build/full-build.ts':
    /^(vite|@vitejs\/plugin-react|unified|shiki|culori|postcss)(\/|$)/,
}

/**
 * How many lines of code the largest packages may have: one that needs more is two. Lines of tests, style sheets, comments and blanks
 * are not counted.
 */
const MOST_LINES = { cli: 20_000 }
const MOST_LINES_OF_OTHERS = 26_000

/** Packages of a tree that are longer than they may be, as violations in the form of the tool's own. */
function findLongPackages(cwd, paths) {
  const lines = new Map()
  for (const path of paths) {
    const [, name] = /^packages\/([^/]+)\/src\/.*\.tsx?$/.exec(path) ?? []
    if (name === undefined || NOT_SHIPPED.test(path)) continue
    lines.set(name, (lines.get(name) ?? 0) + linesOfCode(readFileSync(join(cwd, path), 'utf8')))
  }
  return [...lines].flatMap(([name, count]) => {
    const most = MOST_LINES[name] ?? MOST_LINES_OF_OTHERS
    if (count <= most) return []
    return [{ rule: { name: 'packages-end' }, from: `packages/${name}`, to: `${count} of ${most} lines` }]
  })
}

/** A comment has lines of its own: the formatter and our style see to that. */
function linesOfCode(text) {
  const code = text.replaceAll(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*$/gm, '')
  return code.split('\n').filter((line) => /^\s*(?!\/\/)\S/.test(line)).length
}

/** Violations in the form of the tool's own. */
function findHeavyImports({ modules }) {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  return Object.entries(LOADED_LATER).flatMap(([entry, heavy]) => {
    const reached = new Set([entry])
    // A set gives what is added to it on the way, too.
    for (const source of reached) {
      for (const { resolved } of importsAtOnce(bySource.get(source))) {
        if (bySource.has(resolved) && !resolved.includes('node_modules/')) reached.add(resolved)
      }
    }
    return [...reached].flatMap((from) =>
      importsAtOnce(bySource.get(from))
        .filter(({ module }) => heavy.test(module))
        .map(({ module }) => ({ rule: { name: `loaded-later-than ${entry}` }, from, to: module })),
    )
  })
}

function importsAtOnce(module) {
  return (module?.dependencies ?? []).filter(
    ({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'),
  )
}

const NOT_SHIPPED = /(\.(test|test-d|stories)\.tsx?$|\/(fixtures|testing)\/)/

/**
 * Where two folders with the same parent in the `src` of one package, or a folder and one inside it, use each other, type-only
 * imports included: one violation for each import on the side that has fewer of them, which is most likely the side to change.
 */
function findTwoWayFolders({ modules }) {
  const uses = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const folders = partedFolders(source, resolved)
      if (!folders || NOT_SHIPPED.test(source) || NOT_SHIPPED.test(resolved)) continue
      const way = folders.join(' -> ')
      uses.set(way, [...(uses.get(way) ?? []), { folders, from: source, to: resolved }])
    }
  }
  return [...uses.values()].flatMap((there) => {
    const [a, b] = there[0].folders
    const back = uses.get(`${b} -> ${a}`) ?? []
    const isSmallerSide = there.length < back.length || (there.length === back.length && a < b)
    if (!isSmallerSide) return []
    return there.map(({ from, to }) => ({
      rule: { name: 'folders-use-one-way' },
      from,
      to,
    }))
  })
}

/**
 * The first folders in which two paths of one package part, where each is in one: `a` and `b` of `a/x.ts` and `b/y/z.ts`, or `a` and
 * `a/b` of `a/x.ts` and `a/b/y.ts`. The files at the top of `src` are in no folder.
 */
function partedFolders(from, to) {
  const [one, other] = [from.split('/'), to.split('/')]
  const parting = one.findIndex((name, index) => name !== other[index])
  if (one[0] !== 'packages' || one[2] !== 'src' || parting < 3) return undefined
  const folderOf = (names) => names.slice(0, Math.min(parting + 1, names.length - 1)).join('/')
  const folders = [folderOf(one), folderOf(other)]
  return folders[0] === folders[1] || folders.some((folder) => folder.endsWith('/src')) ? undefined : folders
}

/**
 * The files of a small tree: where, what, and the rule that must find it there; null where another file carries the issue, or is the
 * file that it is about.
 */
const PLANTED = [
  {
    file: 'packages/router/src/planted-upward.ts',
    text: "export { Shell } from '../../theme/src/index.ts'\n",
    rule: 'layer-of-router',
  },
  {
    file: 'packages/theme/src/planted-entry-point.ts',
    text: "export * from '../../router/src/match-path.ts'\n",
    rule: 'entry-points-of-router',
  },
  {
    file: 'packages/content-pipeline/src/planted-a.ts',
    text: "import { b } from './planted-b.ts'\nexport const a = (): number => b()\n",
    rule: 'no-cycles',
  },
  {
    file: 'packages/content-pipeline/src/planted-b.ts',
    text: "import { a } from './planted-a.ts'\nexport const b = (): number => a()\n",
    rule: null,
  },
  {
    file: 'packages/router/src/planted-above/planted.ts',
    text: "export { below } from '../planted-below/planted.ts'\nexport type Above = string\n",
    rule: 'folders-use-one-way',
  },
  {
    file: 'packages/router/src/planted-below/planted.ts',
    text: 'export const below = 1\n',
    rule: null,
  },
  {
    file: 'packages/router/src/planted-below/planted-type.ts',
    text: "import type { Above } from '../planted-above/planted.ts'\nexport type Below = Above\n",
    rule: null,
  },
  {
    file: 'packages/router/src/planted-outer/planted.ts',
    text: "export { inner } from './planted-inner/planted.ts'\nexport type Outer = string\n",
    rule: 'folders-use-one-way',
  },
  {
    file: 'packages/router/src/planted-outer/planted-inner/planted.ts',
    text: 'export const inner = 1\n',
    rule: null,
  },
  {
    file: 'packages/router/src/planted-outer/planted-inner/planted-type.ts',
    text: "import type { Outer } from '../planted.ts'\nexport type Inner = Outer\n",
    rule: null,
  },
  {
    file: 'packages/cli/src/store/hash-of.ts',
    text: "import 'vite'\n",
    rule: 'loaded-later-than packages/cli/src/site-build/build.ts',
  },
  {
    file: 'packages/cli/src/site-build/build.ts',
    text: "import '../store/hash-of.ts'\n",
    rule: null,
  },
  {
    file: 'packages/theme/src/index.ts',
    text: 'export const Shell = null\n',
    rule: null,
  },
  {
    file: 'packages/router/src/match-path.ts',
    text: 'export {}\n',
    rule: null,
  },
  {
    file: 'packages/cli/src/planted-long.ts',
    text: `${'export {}\n'.repeat(MOST_LINES.cli)}`,
    rule: 'packages-end',
    from: 'packages/cli',
  },
  {
    file: 'packages/content-pipeline/src/planted-long.ts',
    text: `${'export {}\n'.repeat(MOST_LINES_OF_OTHERS)}`,
    rule: 'packages-end',
    from: 'packages/content-pipeline',
  },
]

function checkPlanted() {
  const copy = mkdtempSync(join(tmpdir(), 'fyr-architecture-'))
  try {
    for (const path of ['tsconfig.base.json', '.dependency-cruiser.cjs', 'package.json'])
      cpSync(join(root, path), join(copy, path))
    for (const place of READ) mkdirSync(join(copy, place), { recursive: true })
    for (const { file, text } of PLANTED) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    const paths = PLANTED.map(({ file }) => file)
    const violations = violationsIn(cruise(copy), copy, paths)
    return PLANTED.filter(
      ({ file, rule, from = file }) =>
        rule !== null && !violations.some((found) => found.rule.name === rule && found.from === from),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function violationsIn(report, cwd, paths) {
  return [
    ...report.summary.violations,
    ...findHeavyImports(report),
    ...findTwoWayFolders(report),
    ...findLongPackages(cwd, paths),
  ]
}

/** Paths below `packages/` that CONTRIBUTING.md names and that do not exist. A path with a placeholder (`<name>`) is skipped. */
function missingPaths() {
  const named = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/`([a-z-]+\/src\/[^`<]*)`/g)
  return [...named].map(([, path]) => path).filter((path) => !existsSync(join(root, 'packages', path)))
}

/** Names of the code that CONTRIBUTING.md gives in brackets behind a path, and that the file does not have. */
function missingNames() {
  const named = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /`([a-z-]+\/src\/[^`<]*)` \(`(\w+)`\)/g,
  )
  return [...named].filter(([, path, name]) => {
    const file = join(root, 'packages', path)
    return existsSync(file) && !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))
  })
}

/** Files that have to name every special element, each with what becomes of an element that it does not name. */
const ELEMENT_FILES = {
  'packages/theme/src/content/content-components.tsx': 'readers see it without a look of its own',
  'packages/theme/src/markdown/plain-tree.ts': 'it stays in the Markdown of a page',
}
/** Elements that no page has: marks that the pipeline takes out, and a part that `fyr-cards` renders itself. */
const INNER_ELEMENTS = new Set(['fyr-toc', 'fyr-truncate', 'fyr-card'])

/** Names of special elements in a text, in quotation marks or in a table of Markdown. */
function elementsIn(text) {
  return new Set([...text.matchAll(/['`](fyr-[a-z]+(?:-[a-z]+)*)['`]/g)].map(([, name]) => name))
}

function textOf(path) {
  return readFileSync(join(root, path), 'utf8')
}

/** What is wrong with the special elements that the table of docs/architecture.md has or lacks, a sentence each. */
function elementIssues() {
  const [, section = ''] = textOf('docs/architecture.md').split("## Special elements in a page's tree\n")
  const listed = elementsIn(section.split('\n## ', 1)[0])
  const sources = ownFiles(['packages/content-pipeline/src', 'packages/code-blocks/src']).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  )
  const made = [...elementsIn(sources.map(textOf).join('\n'))].filter((name) => !INNER_ELEMENTS.has(name))
  const allowed = elementsIn(textOf('packages/content-pipeline/src/markdown/html/sanitise-schema.ts'))
  // Added after a tree is sanitised.
  const added = new Set([
    'fyr-admonition-name',
    'fyr-change',
    'fyr-change-mark',
    'fyr-changes',
    'fyr-source-note',
  ])
  return [
    ...made
      .filter((name) => !listed.has(name))
      .map((name) => `The table of special elements in docs/architecture.md lacks "${name}".`),
    ...made
      .filter((name) => !allowed.has(name) && !added.has(name))
      .map(
        (name) =>
          `sanitise-schema.ts of content-pipeline does not allow "${name}", so it is removed from every page.`,
      ),
    ...Object.entries(ELEMENT_FILES).flatMap(([path, result]) => {
      const named = elementsIn(textOf(path))
      return made
        .filter((name) => !named.has(name))
        .map((name) => `${path} does not name "${name}", so ${result}.`)
    }),
  ]
}

/** Links to files in the documents of the repository that lead nowhere, as `<document>: <link>`. */
function brokenLinks() {
  const documents = [':(glob)*.md', ':(glob)docs/**/*.md', 'bench/README.md', ':(glob)packages/*/README.md']
  return ownFiles(documents).flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  )
}

/** Commands of `packages/cli/COMMANDS.md` that the table in the README beside it does not explain. */
function unexplainedCommands() {
  const [commands, readme] = ['COMMANDS.md', 'README.md'].map((file) =>
    readFileSync(join(root, 'packages/cli', file), 'utf8'),
  )
  const names = [...commands.matchAll(/^## (fyr .+)$/gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error('packages/cli/COMMANDS.md has no headings of commands.')
  return names.filter((name) => !readme.includes(`| \`${name}`))
}

const issueCount = PLANTED.filter(({ rule }) => rule !== null).length
const report = cruise(root)
const read = new Set(report.modules.map((module) => module.source))
const unread = ownFiles().filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !read.has(path))
const renamed = Object.keys(LOADED_LATER).filter((entry) => !read.has(entry))
const missed = checkPlanted()

if (unread.length > 0)
  console.error(`The check did not read ${unread.length} files:\n  ${unread.slice(0, 10).join('\n  ')}`)
for (const entry of renamed) console.error(`${entry}, whose imports are looked at, is not there.`)
for (const { file, rule } of missed)
  console.error(`The check is blind: "${rule}" did not find the issue planted in ${file}.`)
const violations = violationsIn(report, root, ownFiles())
for (const violation of violations) console.error(describe(violation))
const missing = missingPaths()
for (const path of missing) console.error(`CONTRIBUTING.md names packages/${path}, which does not exist.`)
const unnamed = missingNames()
for (const [, path, name] of unnamed)
  console.error(`CONTRIBUTING.md names "${name}" in packages/${path}, which has no such name.`)
const elements = elementIssues()
for (const issue of elements) console.error(issue)
const broken = brokenLinks()
for (const link of broken) console.error(`This link leads to no file. ${link}`)
const unexplained = unexplainedCommands()
for (const name of unexplained) console.error(`The table of packages/cli/README.md does not explain ${name}.`)
const issues = [unread, renamed, missed, violations, missing, unnamed, elements, broken, unexplained].flat()
if (issues.length > 0) process.exit(1)
console.log(
  `${read.size} modules follow the layers and entry points, without cycles; ${issueCount} of ${issueCount} planted issues found.`,
)
