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

const COMMANDS = ['reliability', 'security'].flatMap((page) => {
  const text = readFileSync(join(ROOT, `apps/docs/content/docs/about/${page}.md`), 'utf8')
  return [...text.matchAll(/`(pnpm [^`]+)`/g)].map(([, command = '']) => command)
})

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
