import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { afterEach, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { serveMcp } from './serve-mcp.ts'

const clients: Client[] = []
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
})

/** Starts `fyr mcp` as an agent does. */
async function start(args: readonly string[], cwd: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  clients.push(client)
  const fyr = ownFile('bin/fyr.mjs')
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [fyr, 'mcp', ...args],
      cwd,
      stderr: 'inherit',
    }),
  )
  return client
}

async function call(client: Client, name: string, input: object = {}): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: { ...input } })) as CallToolResult
}

test('the client of the SDK lists, reads and searches a site, and sees what has changed', async () => {
  const root = copyTinySite()
  await build({ root })
  cpSync(join(root, 'dist'), join(root, 'before'), { recursive: true })
  const doc = join(root, 'content/docs/intro.md')
  writeFileSync(doc, `${readFileSync(doc, 'utf8')}\nThe capstan turns.\n`)
  await build({ root })

  const client = await start(['dist', '--since', 'before'], root)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'list', 'changes'])

  const listed = (await call(client, 'list', { deep: true, structured: true })).structuredContent
  expect(listed).toMatchObject({
    lang: 'en',
    pages: expect.arrayContaining([expect.objectContaining({ kind: 'doc' })]),
  })

  const read = await call(client, 'read', { page: '/docs/intro' })
  expect(read.content).toEqual([
    { type: 'text', text: readFileSync(join(root, 'dist/docs/intro.md'), 'utf8') },
  ])

  const found = (await call(client, 'search', { query: 'capstans', structured: true })).structuredContent
  expect(found).toMatchObject({ pages: [{ url: 'https://holme.example/docs/intro' }] })

  const changes = (await call(client, 'changes', { structured: true })).structuredContent
  expect(changes).toMatchObject({
    added: [],
    changed: [{ url: 'https://holme.example/docs/intro' }],
    removed: [],
  })
})

test('a message of 50 MB is answered with an error, and the server goes on', async () => {
  const root = copyTinySite()
  await build({ root })
  const client = await start(['dist'], root)
  await expect(client.callTool({ name: 'search', arguments: { query: 'x'.repeat(50e6) } })).rejects.toThrow(
    'The message is larger than 4 MB, so it was not read.',
  )
  expect((await call(client, 'read', { page: '/docs/intro' })).isError).toBeUndefined()
})

test('each language is a site of its own', async () => {
  const root = copyTinySite()
  await build({ root })
  const client = await start(['dist/no'], root)
  expect((await call(client, 'list', { structured: true })).structuredContent).toMatchObject({
    lang: expect.stringMatching(/^n[ob]/),
  })
})

test('without a site, the error says what to name', async () => {
  const root = copyTinySite()
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await expect(serveMcp({ place: root, since: null })).rejects.toMatchObject({
    diagnostics: [{ code: 'mcp-failed', problem: expect.stringContaining('There is no agents.json in') }],
  })
})

test('without the package, the error says how to install it', async () => {
  const missing = Object.assign(new Error("Cannot find package '@fyr/mcp'"), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(serveMcp({ place: '.', since: null }, () => Promise.reject(missing))).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'package-missing',
        problem: '"fyr mcp" needs the package @fyr/mcp, which is not installed.',
        hint: expect.stringMatching(/^Run "npx @fyr\/mcp", or install it: npm install @fyr\/mcp@\d/),
      },
    ],
  })
})
