import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { createSite } from './create-site.ts'

function newFolder(name: string): string {
  return join(makeTemporaryFolder(), name)
}

test('a new site is in order as it comes, whatever its title', async () => {
  const folder = newFolder('Blå side')
  await createSite({ folder, title: String.raw`Ola's \ "site"` })
  symlinkSync(ownFile('node_modules'), join(folder, 'node_modules'))
  // The package under test is not installed in itself.
  const config = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(folder, 'site.config.ts'),
    config.replace(/^import.*$/m, 'const defineConfig = <T>(x: T): T => x'),
  )
  const result = await check({ root: folder })
  expect(result.diagnostics).toEqual([])
  expect(result.pageCount).toBeGreaterThan(8)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'bla-side' })
})

test('the settings for an editor name schemas that this package has, for files that a site has', async () => {
  const folder = newFolder('edited')
  await createSite({ folder, title: null })
  const settings = readFileSync(join(folder, '.vscode/settings.json'), 'utf8')
  const named = [...settings.matchAll(/node_modules\/@fyr\/cli\/(dist\/schemas\/[^"]+)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(4)
  for (const path of named) {
    const schema: unknown = JSON.parse(readFileSync(ownFile(path), 'utf8'))
    // Neither the YAML language server nor the linters of front matter read a later draft.
    expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#' })
  }
  expect(settings).toContain('"content/blog/authors.yml"')
  expect(existsSync(join(folder, 'content/blog/authors.yml'))).toBe(true)
})

test('a folder with something in it is left alone', async () => {
  const folder = newFolder('taken')
  mkdirSync(folder)
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  await expect(createSite({ folder, title: null })).rejects.toThrow('is not empty')
})
