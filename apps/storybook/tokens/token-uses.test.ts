import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueComponents, pageOf, type Texts, tokenUses } from './token-uses.ts'

const THEME = join(import.meta.dirname, '../../../packages/theme/src')

function filesOfTheme(ending: string): Texts {
  return Object.fromEntries(
    readdirSync(THEME, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => [path, readFileSync(join(THEME, path), 'utf8')]),
  )
}

test('a component uses the tokens in the rules of its classes, and not those of what is around it or in it', () => {
  const components = catalogueComponents({
    'tag.tsx': '<a className="fyr-tag">',
    'tag.stories.tsx': "const meta = {\n  title: 'On an article/Tag',\n  component: Tag,",
    'blog/list.tsx': "import { Entries } from './entries.tsx'",
    'blog/entries.tsx': '<ul className="fyr-list">',
    'blog/list.stories.tsx': "const meta = { title: 'Blog/List', component: List,",
    'alone.stories.tsx': "const meta = { title: 'Blog/Alone', component: Alone,",
  })
  const sheet = `@media (width > 9em) { .fyr-list .fyr-tag, p { color: var(--fyr-color-ink); } }
    /* .fyr-list { gap: var(--fyr-space-1); } */
    .fyr-list { gap: var(--fyr-space-2, var(--fyr-space-3)); }
    .fyr-other { gap: var(--fyr-space-4); }
    [data-type='tip'] { --fyr-type-color: var(--fyr-color-tip); }
    .fyr-tag { border-color: var(--fyr-type-color); }`
  expect([...tokenUses({ 'a.css': sheet }, components)]).toEqual([
    ['--fyr-color-ink', ['On an article/Tag']],
    ['--fyr-space-2', ['Blog/List']],
    ['--fyr-space-3', ['Blog/List']],
    ['--fyr-space-4', []],
    ['--fyr-color-tip', ['On an article/Tag']],
    ['--fyr-type-color', ['On an article/Tag']],
  ])
})

test('every colour of the theme that a rule uses leads to a component', () => {
  const uses = tokenUses(filesOfTheme('.css'), catalogueComponents(filesOfTheme('.tsx')))
  const unused = [...uses]
    .filter(([token, titles]) => token.startsWith('--fyr-color-') && titles.length === 0)
    .map(([token]) => token)
  expect(unused).toEqual([])
})

test('a page has the address that the catalogue gives to its title', () => {
  expect(pageOf('On an article/PageActions')).toBe('./?path=/docs/on-an-article-pageactions--docs')
})
