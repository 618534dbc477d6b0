import { expect, test } from 'vitest'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { packageManagersOf } from './package-managers-of.ts'

const PLUG_IN = { $function: 'plugin', $package: '@docusaurus/remark-plugin-npm2yarn' }

test.each([
  [[], null, []],
  [[PLUG_IN], ['npm', 'yarn', 'pnpm'], []],
  [[[PLUG_IN, { sync: true }]], ['npm', 'yarn', 'pnpm'], []],
  [[[PLUG_IN, { converters: ['pnpm', 'bun'] }]], ['npm', 'pnpm', 'bun'], []],
  [
    [[PLUG_IN, { converters: ['yarn', ['Deno', { $function: 'deno' }], 'yarn'] }]],
    ['npm', 'yarn'],
    ['npm2yarn: Deno'],
  ],
])('the remark plugins %j show %j', (remarkPlugins, expected, names) => {
  const notes: MigrationNote[] = []
  expect(packageManagersOf([{}, { remarkPlugins }], notes)).toEqual(expected)
  expect(notes.map(({ name }) => name)).toEqual(names)
})
