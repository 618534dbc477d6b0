import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as theme from '@fyr/theme'
import { expect, test } from 'vitest'

const THEME = join(import.meta.dirname, '../../../packages/theme/src')

const read = (path: string): string => readFileSync(join(THEME, path), 'utf8')
const stories = readdirSync(THEME, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
)

/** The files that the theme exports components from, each with the names of those. */
const exported = [...read('index.ts').matchAll(/^export \{([^}]+)\} from '\.\/(.+\.tsx)'$/gm)].map(
  ([, names = '', path = '']) => ({
    path,
    components: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]\w+$/.test(name)),
  }),
)

test('every component that the theme exports comes from a file that this test knows', () => {
  const components = Object.entries(theme)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name)
  expect(exported.flatMap((file) => file.components).toSorted()).toEqual(components.toSorted())
})

// That its stories show all of its states and operate all that it can do is found out where they run.
test.each(exported)('the component of $path has its stories beside it', ({ path, components }) => {
  const beside = read(path.replace(/\.tsx$/, '.stories.tsx'))
  for (const name of components) expect(beside).toMatch(new RegExp(`component: ${name}[, ]`))
})

test.each(stories)('whatever is done in %s has an outcome that is looked at', (path) => {
  const plays = read(path).split('play: async').slice(1)
  for (const play of plays) expect(play.split(/^export const/m)[0]).toContain('expect(')
})
