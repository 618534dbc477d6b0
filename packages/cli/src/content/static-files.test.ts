import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { listStaticFiles } from './static-files.ts'

let root = ''
beforeEach(() => {
  root = join(makeTemporaryFolder(), 'site')
  mkdirSync(join(root, 'static/img'), { recursive: true })
  for (const file of ['static/b.txt', 'static/B.txt', 'static/img/a.svg', '.env', '../out.txt']) {
    writeFileSync(join(root, file), '')
  }
})

test('files are listed in code-point order, links to files of the site among them', () => {
  symlinkSync('b.txt', join(root, 'static/linked.txt'))
  const files = listStaticFiles(root, 'static')
  expect(files.map(({ place }) => place)).toEqual(['B.txt', 'b.txt', 'img/a.svg', 'linked.txt'])
})

test('only those hidden files are published that hosts look for', () => {
  for (const folder of ['.well-known', '.git']) mkdirSync(join(root, 'static', folder))
  const hidden = ['.DS_Store', 'img/.DS_Store', '.env', '.git/config', '.well-known/.swp']
  for (const file of [...hidden, '.nojekyll', '.well-known/security.txt']) {
    writeFileSync(join(root, 'static', file), '')
  }
  symlinkSync('missing', join(root, 'static/.lock'))
  const places = listStaticFiles(root, 'static').map(({ place }) => place)
  expect(places).toEqual(['.nojekyll', '.well-known/security.txt', 'B.txt', 'b.txt', 'img/a.svg'])
})

test('a folder that does not exist holds no files', () => {
  expect(listStaticFiles(root, 'missing')).toEqual([])
})

test.each([
  ['out of the site', '../../out.txt', 'outside the site'],
  ['to a secret', '../.env', 'hidden'],
  ['nowhere', 'missing', 'is broken'],
  ['to a folder', 'img', 'not lead to a file'],
  ['in a circle', '.', 'not lead to a file'],
  ['to itself', 'linked', 'is broken'],
])('a link that leads %s is reported', (_name, target, problem) => {
  symlinkSync(target, join(root, 'static/linked'))
  const issue = expect.objectContaining({ file: 'static/linked', problem: expect.stringContaining(problem) })
  expect(() => listStaticFiles(root, 'static')).toThrow(expect.objectContaining({ diagnostics: [issue] }))
})

test('the target of a link is not checked', () => {
  spawnSync('mkfifo', [join(root, '../pipe')])
  symlinkSync('../..', join(root, 'static/linked'))
  const issue = expect.objectContaining({ file: 'static/linked' })
  expect(() => listStaticFiles(root, 'static')).toThrow(expect.objectContaining({ diagnostics: [issue] }))
})

test('a folder that is a link out of the site is not published', () => {
  mkdirSync(join(root, '../elsewhere'))
  writeFileSync(join(root, '../elsewhere/key'), '')
  symlinkSync('../elsewhere', join(root, 'public'))
  expect(() => listStaticFiles(root, 'public')).toThrow('outside the site')
})

test('a pipe is reported, not waited for', () => {
  spawnSync('mkfifo', [join(root, 'static/pipe')])
  expect(() => listStaticFiles(root, 'static')).toThrow('not a regular file')
})
