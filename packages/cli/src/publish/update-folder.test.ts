import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { parentsOf } from './parents-of.ts'
import { planUpdate, takeSteps, type UpdateSteps } from './update-folder.ts'

function plan(before: readonly string[], after: readonly string[], old: readonly string[] = []): UpdateSteps {
  const out = makeTemporaryFolder()
  for (const place of [...before, ...old]) {
    mkdirSync(dirname(join(out, place)), { recursive: true })
    writeFileSync(join(out, place), '')
  }
  return planUpdate(out, {
    places: new Map(after.map((place) => [place, null])),
    folders: new Set(after.flatMap(parentsOf)),
    kept: new Set(),
    old: new Map(old.map((place) => [place, null])),
  })
}

const PAGES = ['index.html', 'docs/intro/index.html', 'docs/intro/page.json', 'assets/boot-1.js']

test('documents are moved after the scripts, styles and payloads that they refer to', () => {
  expect(plan(PAGES, PAGES).moves).toEqual([
    'docs/intro/page.json',
    'assets/boot-1.js',
    'index.html',
    'docs/intro/index.html',
  ])
})

test('a folder that is new as a whole comes in one step, with its documents', () => {
  const added = [
    'docs/new/index.html',
    'docs/new/page.json',
    'docs/new/more/index.html',
    'no/assets/a-1.css',
    'img/a.png',
  ]
  const { moves, files } = plan(PAGES, [...PAGES, ...added])
  expect(moves.slice(2)).toEqual(['no', 'img', 'index.html', 'docs/intro/index.html', 'docs/new'])
  expect(files).toEqual([...PAGES, ...added])
})

test('a folder that no longer belongs there goes in one step, before other files, unless old assets stay in it', () => {
  const withdrawn = Array.from({ length: 19 }, (_, index) => [
    `docs/old/${index}/index.html`,
    `docs/old/${index}/page.json`,
  ]).flat()
  const others = ['docs/old.md', 'no/index.html']
  const { removals } = plan([...PAGES, ...withdrawn, ...others], PAGES, ['no/assets/a-1.css'])
  expect(removals).toEqual(['docs/old', 'no/index.html', 'docs/old.md'])
})

test('a place of any length is taken away', () => {
  const [out, staging] = [makeTemporaryFolder(), makeTemporaryFolder()]
  const place = `docs/${'\u30C9'.repeat(40)}/${'\u8A2D'.repeat(40)}/index.html`
  mkdirSync(dirname(join(out, place)), { recursive: true })
  writeFileSync(join(out, place), '')
  const steps = { files: [], inTheWay: [], moves: [], removals: [place] }
  takeSteps({ out, staging, steps, onFile: () => {} })
  expect(existsSync(join(out, place))).toBe(false)
})
