import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** A schema without a library: it requires an owner and returns it with a title. */
const schema = (title: string): string => `export const docs = {
  '~standard': {
    version: 1,
    vendor: 'own',
    validate: ({ owner }) =>
      typeof owner === 'string'
        ? { value: { owner: '${title} ' + owner } }
        : { issues: [{ message: 'must be a name', path: ['owner'] }] },
  },
}
`

test("a site's own front matter is checked alike by check and build, and another schema makes a build render the pages again", async () => {
  const root = copyTinySite()
  const config = join(root, 'site.config.ts')
  writeFileSync(
    config,
    `import { docs } from './schema.ts'\n${readFileSync(config, 'utf8').replace('title:', 'frontMatter: { docs },\n  title:')}`,
  )
  writeFileSync(join(root, 'schema.ts'), schema('Captain'))
  writeFileSync(join(root, 'content/docs/own.md'), '---\nowner: 12\n---\n\n# Own\n')
  const others = ['content/docs', 'i18n/no/docs'].flatMap((folder) =>
    [...readFolder(join(root, folder)).keys()].map((file) => join(root, folder, file)),
  )
  for (const file of others.filter((one) => /\.mdx?$/.test(one) && !one.endsWith('own.md')))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        /^(?:---\n)?/,
        (open) => `---\nowner: Ola\n${open === '' ? '---\n\n' : ''}`,
      ),
    )

  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([
    { code: 'invalid-value', file: 'content/docs/own.md', line: 2, problem: '"owner": must be a name.' },
  ])
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })

  writeFileSync(join(root, 'content/docs/own.md'), '---\nowner: Ida\n---\n\n# Own\n')
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const payload = (): unknown => JSON.parse(readFileSync(join(root, 'dist/docs/own/page.json'), 'utf8'))
  expect(payload()).toMatchObject({ meta: { siteFrontMatter: { owner: 'Captain Ida' } } })

  writeFileSync(join(root, 'schema.ts'), schema('Skipper'))
  expect(await build({ root })).toMatchObject({ isPublished: true })
  expect(payload()).toMatchObject({ meta: { siteFrontMatter: { owner: 'Skipper Ida' } } })
  const warm = readFolder(join(root, 'dist'))
  rmSync(join(root, 'dist'), { recursive: true })
  await build({ root, storeFolder: makeTemporaryFolder() })
  const cold = readFolder(join(root, 'dist'))
  expect([...cold].filter(([file, text]) => warm.get(file) !== text)).toEqual([])
})
