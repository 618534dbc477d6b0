import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { CompiledReport } from '@fyr/content-pipeline'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { findReport, keepReport, openReport } from './kept-report.ts'

let root = ''
let store: Store
beforeEach(async () => {
  root = makeTemporaryFolder()
  store = openStore(makeTemporaryFolder())
  mkdirSync(join(root, 'samples'))
  writeFileSync(join(root, 'samples/knot.js'), 'bowline()')
  // Longer than the clock of files is behind.
  await setTimeout(100)
})

interface KeepOptions {
  readonly meanwhile?: () => void
  /** Codes of errors. */
  readonly errors?: readonly string[]
}

function keep(
  dependencies: readonly string[],
  { meanwhile = () => {}, errors = [] }: KeepOptions = {},
): CompiledReport | null {
  const sinceMs = Date.now()
  meanwhile()
  const diagnostics = errors.map((code) => ({ code, severity: 'error' }))
  const compiled = { textKey: 'text', report: { diagnostics, dependencies } } as unknown as CompiledReport
  keepReport(store, compiled, { root, key: 'page', sinceMs, json: JSON.stringify(compiled) })
  return find()
}

function find(): CompiledReport | null {
  const kept = findReport(store, 'page')
  return kept && openReport(kept, root)
}

test('a report is kept with the files that its document includes, there or missing', () => {
  expect(keep(['samples/knot.js', 'samples/hitch.js', 'gone/deep.js'])).not.toBeNull()
  writeFileSync(join(root, 'samples/hitch.js'), 'clove()')
  expect(find()).toBeNull()
})

test('a report is not taken when an include has become a link out of the site, whatever is there', () => {
  const elsewhere = makeTemporaryFolder()
  cpSync(join(root, 'samples'), elsewhere, { recursive: true })
  expect(keep(['samples/knot.js'])).not.toBeNull()
  rmSync(join(root, 'samples'), { recursive: true })
  symlinkSync(elsewhere, join(root, 'samples'))
  expect(find()).toBeNull()
})

test.each<[what: string, change: () => void]>([
  ['is changed', () => writeFileSync(join(root, 'samples/knot.js'), 'clove()')],
  ['is written as it was', () => writeFileSync(join(root, 'samples/knot.js'), 'bowline()')],
  ['goes', () => rmSync(join(root, 'samples/knot.js'))],
  ['comes', () => writeFileSync(join(root, 'samples/hitch.js'), 'clove()')],
])('no report is kept of a document with an include that %s while it is compiled', (_, change) => {
  expect(keep(['samples/knot.js', 'samples/hitch.js'], { meanwhile: change })).toBeNull()
})

test('a report with errors is kept, unless one may pass while the document stays the same', () => {
  expect(keep([], { errors: ['unclosed-directive', 'missing-alt'] })).not.toBeNull()
  store = openStore(makeTemporaryFolder())
  expect(keep([], { errors: ['unclosed-directive', 'plugin-failed'] })).toBeNull()
})

test('a report of a missing include is kept until there is another file that its hint may name', () => {
  const dependencies = ['gone/deep.js', 'samples/hitch.js', 'samples/knot.js']
  expect(keep(dependencies, { errors: ['missing-include'] })).not.toBeNull()
  writeFileSync(join(root, 'samples/knot.js'), 'bowline()')
  expect(find()).not.toBeNull()
  writeFileSync(join(root, 'samples/hitches.js'), 'clove()')
  expect(find()).toBeNull()
})

test('a report of a missing include in a missing folder is kept until there is one', () => {
  expect(keep(['gone/deep.js'], { errors: ['missing-include'] })).not.toBeNull()
  mkdirSync(join(root, 'gone'))
  expect(find()).toBeNull()
})
