import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { messagesSchema } from '../schemas/messages.ts'
import { readDataFile } from './read-data-file.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-data-file-'))
  writeFileSync(join(root, '.env'), 'PASSWORD=hunter2\n')
  writeFileSync(join(root, 'messages.json'), '{ "a": "b" }\n')
})
afterEach(() => rmSync(root, { recursive: true }))

test('what a link out of the site leads to is neither read nor quoted', () => {
  symlinkSync('.env', join(root, 'linked.json'))
  const log = createDiagnosticLog()
  expect(readDataFile(root, 'linked.json', messagesSchema, { variables: new Map(), log })).toBeNull()
  expect(log.list().map(({ code }) => code)).toEqual(['link-out-of-root'])
  expect(JSON.stringify(log.list())).not.toContain('hunter2')
})

test('a link to another file of the site is followed', () => {
  symlinkSync('messages.json', join(root, 'linked.json'))
  const log = createDiagnosticLog()
  const read = readDataFile(root, 'linked.json', messagesSchema, { variables: new Map(), log })
  expect(read?.value).toEqual({ a: 'b' })
})
