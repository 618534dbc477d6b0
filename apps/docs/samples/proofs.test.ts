import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

/** Folders of the packages and sites, by name. */
const FOLDERS = new Map(
  ['packages', 'apps', 'examples'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map(
      (name) => [readManifest(`${parent}/${name}`).name, `${parent}/${name}`] as const,
    ),
  ),
)

const PAGES = ['reliability', 'security'].map((page) =>
  readFileSync(join(ROOT, `apps/docs/content/docs/about/${page}.md`), 'utf8'),
)

/** Rows of the tables, without those that name and divide the columns. */
const PROMISES = PAGES.flatMap((text) => text.split('\n')).filter((line) => /^\| (?!promise \|)/.test(line))

function commandsIn(text: string): string[] {
  return [...text.matchAll(/`(pnpm [^`]+)`/g)].map(([, command = '']) => command)
}

/** Whether the last cell of a row names a command, or is that of the row above. */
function isProven(row: string): boolean {
  const proof = row.split('|').at(-2)?.trim() ?? ''
  return proof === 'the same' || commandsIn(proof).length > 0
}

const COMMANDS = PAGES.flatMap(commandsIn)

/** What a command needs that is not there. */
function missingFor(command: string): string[] {
  const [, ...words] = command.replace(' run ', ' ').split(' ')
  if (words[0] !== '--filter') {
    const [script = ''] = words
    const own = ['install', 'build']
    return own.includes(script) || readManifest('.').scripts?.[script] !== undefined ? [] : [script]
  }
  const [, name = '', , program = '', ...rest] = words
  const folder = FOLDERS.get(name)
  if (folder === undefined) return [name]
  const places = rest.filter((word) => word !== 'test')
  return places.filter(
    (place) => !existsSync(join(ROOT, folder, program === 'playwright' ? 'e2e' : '', place)),
  )
}

test('every command that proves a promise names scripts and files that exist', () => {
  expect(COMMANDS.length).toBeGreaterThan(20)
  expect(missingFor('pnpm --filter @fyr/cli exec vitest run src/gone.test.ts')).toEqual(['src/gone.test.ts'])
  expect(missingFor('pnpm gone')).toEqual(['gone'])
  expect(COMMANDS.flatMap(missingFor)).toEqual([])
})

test('every promise has a command that proves it', () => {
  expect(PROMISES.length).toBeGreaterThan(25)
  expect(isProven('| a | b `pnpm c` | none |')).toBe(false)
  expect(PROMISES.filter((row) => !isProven(row))).toEqual([])
})
