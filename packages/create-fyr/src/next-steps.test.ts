import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const npm = { name: 'npm', version: null } as const

test.each([
  ['my-docs', 'cd my-docs'],
  ['my docs', 'cd "my docs"'],
  ["ola's $docs", String.raw`cd 'ola'\''s $docs'`],
  ['nettsted/blå', 'cd nettsted/blå'],
])('the steps enter the folder %s', (folder, enter) => {
  expect(nextSteps({ folder, packageManager: npm })).toBe(`  ${enter}\n  npm install\n  npm run dev`)
})

test('the steps are for the package manager, and do not enter the current folder', () => {
  const packageManager = { name: 'pnpm', version: '12.21.0' } as const
  expect(nextSteps({ folder: '.', packageManager })).toBe('  pnpm install\n  pnpm run dev')
})
