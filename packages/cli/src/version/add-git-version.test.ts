import { expect, test } from 'vitest'
import { addGitVersion } from './add-git-version.ts'

const VERSION = { from: 'v2.1', commit: '4f1d0c2a9b7e' }

test.each([
  ['docs: { versions: {} },', "docs: { versions: { '2.1': { from: 'v2.1', commit: '4f1d0c2a9b7e' } } },"],
  [
    "docs: { versions: { '2.0': {} } },",
    "docs: { versions: { '2.1': { from: 'v2.1', commit: '4f1d0c2a9b7e' }, '2.0': {} } },",
  ],
  [
    'docs: { feedback: true },',
    "docs: { versions: { '2.1': { from: 'v2.1', commit: '4f1d0c2a9b7e' } }, feedback: true },",
  ],
  [
    "  locales: [{ code: 'docs' }],",
    "  docs: { versions: { '2.1': { from: 'v2.1', commit: '4f1d0c2a9b7e' } } },\n  locales: [{ code: 'docs' }],",
  ],
  ['docs: settingsOfDocs,', null],
])('the configuration %j becomes %j', (config, expected) => {
  expect(addGitVersion(config, '2.1', VERSION)).toBe(expected)
})
