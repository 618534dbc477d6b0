import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { siteOf } from './testing/old-site.ts'

const ESCAPE = String.fromCodePoint(27)
const PAGE = '# Nets\n\n<<< ./out.ansi\n\n<<< ./log.txt\n'
const OUTPUT = `${ESCAPE}[32mok${ESCAPE}[39m nets\n${ESCAPE}[1mdone${ESCAPE}[0m\n`

test('the output of a terminal loses its colours, and other files that pages show stay, in the report too', async () => {
  const root = siteOf({
    'docs/.vitepress/config.mjs': "export default { sitemap: { hostname: 'https://fjord.example' } }",
    'docs/index.md': '# Fjord\n',
    'docs/guide/nets.md': PAGE,
    'docs/guide/out.ansi': OUTPUT,
    'docs/guide/log.txt': OUTPUT,
  })
  const { diagnostics, files } = await migrate({ tool: 'vitepress', folder: root, write: true })
  const read = (file: string) => readFileSync(join(root, 'docs/guide', file), 'utf8')
  expect(files).toContain('docs/guide/out.ansi')
  expect(read('out.ansi')).toBe('ok nets\ndone\n')
  expect(read('log.txt')).toBe(OUTPUT)
  // The move does not change that file, so the warning stays.
  const unusual = diagnostics.filter(({ code }) => code === 'unusual-character')
  expect(unusual.map(({ file }) => file)).toEqual(['docs/guide/log.txt'])
})
