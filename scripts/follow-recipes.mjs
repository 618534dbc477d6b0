/**
 * Does what recipes say, in a clone of the repository: a new type of admonition and a new interface text, by CONTRIBUTING.md, and a check
 * of a site, by its guide. It changes the files that a recipe lists and no others, and then runs the checks that find what is forgotten: a place that
 * a recipe lacks fails here, before a newcomer looks for it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cloneRepository } from './clone-repository.mjs'
import { runCommand, runPnpm } from './run-command.mjs'

/** A change of a file: what is before and after the new text, or all of the text. */
const after = (line, added) => (text) => replaceOnce(text, line, `${line}\n${added}`)
const before = (line, added) => (text) => replaceOnce(text, line, `${added}\n${line}`)

function replaceOnce(text, old, now) {
  if (text.split(old).length !== 2) throw new Error(`"${old}" is not there once.`)
  return text.replace(old, () => now)
}

/** The colours of `danger`, in each mode, once more by another name. */
function addColors(text) {
  return `${JSON.stringify(JSON.parse(text, withStorm), null, 2)}\n`
}

function withStorm(_key, value) {
  if (value?.['danger-ground'] === undefined) return value
  return {
    ...value,
    storm: { ...value.danger, $description: 'Admonition: storm.' },
    'storm-ground': { ...value['danger-ground'], $description: 'Behind a storm.' },
  }
}

const RECIPES = [
  {
    title: 'A new type of admonition',
    changes: {
      'content-pipeline/src/manifest/admonition-types.ts': (text) =>
        replaceOnce(text, "'danger'] as const", "'danger', 'storm'] as const"),
      'content-pipeline/src/feeds/plain-content.ts': after("  danger: '🚨',", "  storm: '🌊',"),
      'theme/src/messages/messages.ts': after(
        '  readonly admonitionDanger: string',
        '  readonly admonitionStorm: string',
      ),
      'theme/src/messages/en.ts': after("  admonitionDanger: 'Danger',", "  admonitionStorm: 'Storm',"),
      'theme/src/messages/no.ts': after("  admonitionDanger: 'Fare',", "  admonitionStorm: 'Storm',"),
      'theme/src/content/admonition-type.ts': after(
        '    danger: messages.admonitionDanger,',
        '    storm: messages.admonitionStorm,',
      ),
      'theme/src/icon/icon.tsx': before('} as const\n', "  storm: 'M4 14q4-6 8 0t8 0M4 19q4-6 8 0t8 0',"),
      'theme/src/tokens/fyr.tokens.json': addColors,
      'theme/src/content/types.css': after(
        '  --fyr-type-ground: var(--fyr-color-danger-ground);\n}',
        "\n.fyr-admonition[data-type='storm'],\n.fyr-badge[data-type='storm'],\n.fyr-sidebar-badge[data-type='storm'] {\n  --fyr-type-color: var(--fyr-color-storm);\n  --fyr-type-ground: var(--fyr-color-storm-ground);\n}",
      ),
      'theme/src/content/admonition.stories.tsx': after(
        "export const Danger: Story = { args: { type: 'danger' } }",
        "export const Storm: Story = { args: { type: 'storm' } }",
      ),
    },
  },
  {
    title: 'A new interface text',
    changes: {
      'theme/src/messages/messages.ts': after(
        '  readonly admonitionStorm: string',
        '  /** Beside the name of a harbour. */\n  readonly harbourDepth: string',
      ),
      'theme/src/messages/en.ts': after("  admonitionStorm: 'Storm',", "  harbourDepth: '{depth} m deep',"),
      'theme/src/messages/no.ts': after("  admonitionStorm: 'Storm',", "  harbourDepth: '{depth} m dyp',"),
    },
  },
]

function sectionOf(contributing, title) {
  const [, section = ''] = contributing.split(`\n### ${title}\n`)
  return section.split('\n#', 1)[0]
}

/** The files that the table below a heading names, below `packages`; a name alone is of a file beside the one before it. */
function filesOf(contributing, title) {
  const rows = sectionOf(contributing, title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return new Set(rows.flatMap((row) => pathsOf(row.split(' | ', 1)[0])))
}

function pathsOf(cell) {
  const [first = '', ...others] = [...cell.matchAll(/`([^` ]+\.\w+)`/g)].map(([, path]) => path)
  return [first, ...others.map((path) => (path.includes('/') ? path : join(dirname(first), path)))].filter(
    Boolean,
  )
}

function follow(clone, { title, changes }) {
  const listed = filesOf(readFileSync(join(clone, 'CONTRIBUTING.md'), 'utf8'), title)
  const changed = new Set(Object.keys(changes))
  const unlike = [...new Set([...listed, ...changed])].filter(
    (name) => !listed.has(name) || !changed.has(name),
  )
  if (unlike.length > 0) throw new Error(`"${title}" lists other files than it needs: ${unlike.join(', ')}.`)
  for (const [path, change] of Object.entries(changes)) changeFile(join(clone, 'packages', path), change)
}

function changeFile(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** What the commands of the recipes have written, too, must be where the recipes say. */
function expectListed(clone) {
  const contributing = readFileSync(join(clone, 'CONTRIBUTING.md'), 'utf8')
  const sections = RECIPES.map(({ title }) => sectionOf(contributing, title)).join('\n')
  const listed = [
    ...RECIPES.flatMap(({ changes }) => Object.keys(changes).map((path) => `packages/${path}`)),
    ...[...sections.matchAll(/`(apps\/[^`]+\/)`/g)].map(([, folder]) => folder),
    // Made from the tokens by `pnpm --filter @fyr/theme tokens`.
    'packages/theme/src/tokens/',
    'packages/theme/src/styles/tokens.css',
    // Hints that list all directives, written by the test of mistakes.
    'packages/content-pipeline/src/fixtures/mistakes/',
  ]
  const changed = runCommand('git', ['diff', '--name-only'], clone).trim().split('\n')
  const others = changed.filter((path) => !listed.some((one) => path.startsWith(one)))
  if (others.length > 0) throw new Error(`The recipes do not say that these change: ${others.join(', ')}.`)
}

/** The check that the guide shows, in a site that has what it finds. */
function tryCheck(clone) {
  const guide = readFileSync(join(clone, 'apps/docs/content/docs/guides/rules-and-files.md'), 'utf8')
  const [, sample] = /```ts title="site\.config\.ts"\n(.*?)```/s.exec(guide) ?? []
  const site = join(clone, 'examples/minimal-site')
  writeFileSync(join(site, 'site.config.ts'), sample)
  writeFileSync(join(site, 'content/docs/nets.md'), '# Nets\n\nWe leverage nets.\n')
  const fyr = join(clone, 'packages/cli/bin/fyr.mjs')
  const { stdout, stderr } = spawnSync('node', [fyr, 'check', '--root', site], { encoding: 'utf8' })
  const said = stdout + stderr
  if (!said.includes('content/docs/nets.md:3') || !said.includes('"leverage" is a long word.')) {
    throw new Error(`The check of the guide did not find its word:\n${said}`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fyr-recipes-'))
try {
  const clone = join(folder, 'fyr')
  cloneRepository(clone)
  // So that only what the recipes change is a change.
  runCommand('git', ['add', '--all'], clone)
  const pnpm = (...args) => runPnpm(args, clone)
  for (const recipe of RECIPES) follow(clone, recipe)
  pnpm('install', '--frozen-lockfile', '--prefer-offline')
  pnpm('--filter', '@fyr/theme', 'tokens')
  pnpm('reference')
  pnpm('--filter', '@fyr/content-pipeline', 'exec', 'vitest', 'run', 'src/mistakes.test.ts', '-u')
  pnpm('format')
  expectListed(clone)
  pnpm('exec', 'turbo', 'run', 'typecheck', '--filter=@fyr/theme', '--filter=@fyr/content-pipeline')
  pnpm('--filter', '@fyr/theme', 'exec', 'vitest', 'run', 'src/tokens', 'src/messages', 'src/content')
  pnpm('--filter', '@fyr/content-pipeline', 'exec', 'vitest', 'run', 'src/feeds', 'src/markdown/directives')
  tryCheck(clone)
  console.log(`${RECIPES.length} recipes and the check of the guide work as they are written.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
