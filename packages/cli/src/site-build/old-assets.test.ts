import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pMap from 'p-map'
import { beforeEach, expect, test } from 'vitest'
import { createPreviewHandler } from '../preview/preview-handler.ts'
import { listen } from '../serve/listen.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readFolder } from '../testing/read-folder.ts'
import { build } from './build.ts'

let root = ''
let storeFolder = ''
beforeEach(() => {
  root = copyTinySite()
  storeFolder = makeTemporaryFolder()
})

/** Builds the site with another title, which changes the shell data of every page. */
async function buildTitled(title: string, rules = '{ publishes: 3, hours: 0 }') {
  const config = join(root, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
    .replace(/title: '[^']*'/, `title: '${title}'`)
    .replace(/(oldAssets: .*\n\s*)?url:/, `oldAssets: ${rules},\n  url:`)
  writeFileSync(config, text)
  const result = await build({ root, storeFolder })
  expect(result).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  return { result, files, shellData: shellDataOf(files.get('index.html') ?? '') }
}

function shellDataOf(html: string): string {
  return /assets\/shell-data-[^"]+/.exec(html)?.[0] ?? ''
}

test('an asset stays for three publishes after the last that used it, and is not counted as part of the site', async () => {
  const first = await buildTitled('First')
  expect(first.files.has(first.shellData)).toBe(true)
  const stays = await pMap(
    ['Second', 'Third', 'Fourth', 'Fifth'],
    async (title) => {
      const { files, result } = await buildTitled(title)
      expect(result.fileCount).toBe(first.result.fileCount)
      expect(files.size).toBeGreaterThan(result.fileCount)
      return files.get(first.shellData) === first.files.get(first.shellData)
    },
    { concurrency: 1 },
  )
  expect(stays).toEqual([true, true, true, false])
})

test('a reader who has a document finds its assets and a payload through any number of builds', async () => {
  await buildTitled('Build 0', '{ publishes: 0, hours: 1 }')
  const handler = createPreviewHandler(join(root, 'dist'), '/')
  const server = await listen(createServer(handler), { host: '127.0.0.1', port: 0, isPortFixed: true })
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(server.origin + path)
    expect({ path, status: response.status }).toEqual({ path, status: 200 })
    return response.text()
  }
  const builds = { isOver: false }
  const documents: string[] = []
  /** Asks for a document's assets only when another document has come: a build later, often. */
  async function read(waiting: readonly string[]): Promise<void> {
    if (builds.isOver) return
    const html = await ask('/docs/intro/')
    documents.push(html)
    const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    await Promise.all(waiting.map(ask))
    await ask('/docs/intro/page.json')
    await read(assets)
  }
  const reading = read([])
  await pMap([1, 2, 3, 4], (number) => buildTitled(`Build ${number}`, '{ publishes: 0, hours: 1 }'), {
    concurrency: 1,
  })
  builds.isOver = true
  await reading
  await server.close()
  expect(new Set(documents.map(shellDataOf)).size).toBeGreaterThan(2)
})
