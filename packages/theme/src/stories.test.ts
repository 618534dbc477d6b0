import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as theme from './index.ts'

/** Text of every source file that draws something, by path. */
const sources = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const),
)
const stories = [...sources].filter(([path]) => path.endsWith('.stories.tsx'))

const components = Object.entries(theme)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

test.each(components)('the component %s that the theme exports has stories', (name) => {
  const own = stories.filter(([, text]) => new RegExp(`component: ${name}[, ]`).test(text))
  expect(own).toHaveLength(1)
  expect(own[0]?.[1]).toMatch(/^export const \w+: Story/m)
})

/** Files with something to press that a component draws by itself. */
const operable = [...sources.keys()].filter(
  (path) =>
    !/\.stories\.tsx$|^(?:client|fixtures)/.test(path) && /<(?:button|summary)/.test(sources.get(path) ?? ''),
)

test.each(operable)('what can be pressed in %s is pressed in a story beside it', (path) => {
  const beside = stories.filter(([story]) => dirname(story) === dirname(path))
  expect(beside.some(([, text]) => text.includes('play: async'))).toBe(true)
})
