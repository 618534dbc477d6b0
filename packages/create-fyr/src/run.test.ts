import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run, type Surroundings } from './run.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'create-fyr-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function runWith(given: Partial<Surroundings>) {
  const printed: string[] = []
  const warned: string[] = []
  const code = await run({
    args: [],
    userAgent: undefined,
    ask: null,
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
    ...given,
  })
  return { code, printed: printed.join('\n'), warned: warned.join('\n') }
}

test('without a terminal nothing is asked, and the next steps are printed', async () => {
  const folder = join(root, 'docs')
  const { code, printed } = await runWith({ args: [folder], userAgent: 'pnpm/12.21.0 npm/? node/v20.20.2' })
  expect(code).toBe(0)
  expect(printed).toBe(
    `Created a site in ${folder}. Next steps:\n\n  cd ${folder}\n  pnpm install\n  pnpm run dev`,
  )
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toContain("name: 'docs'")
})

test.each<[args: string[], note: string]>([
  [['--host', 'github'], "url: 'https://<owner>.github.io' and basePath: '/<repository>/'"],
  [['--host', 'gitlab'], "url: 'https://<group>.gitlab.io' and basePath: '/<project>/'"],
])('the next steps of a site with a workflow name the address to set: %j', async (args, note) => {
  const folder = join(root, 'docs')
  const { printed } = await runWith({ args: [folder, ...args] })
  expect(printed).toMatch(/npm run dev\n\nBefore you publish, /)
  expect(printed).toContain(note)
})

test('the next steps of a site with an address do not mention it', async () => {
  const url = ['--host', 'github', '--url', 'https://ola.github.io/docs/']
  const { printed } = await runWith({ args: [join(root, 'docs'), ...url] })
  expect(printed).toMatch(/npm run dev$/)
})

test('answers fill in what the flags leave open', async () => {
  const folder = join(root, 'docs')
  const asked: object[] = []
  await runWith({
    args: [folder, '--no-blog'],
    ask: async (chosen) => {
      asked.push(chosen)
      return { name: 'Fjord', blog: true }
    },
  })
  expect(asked).toEqual([{ folder, blog: false }])
  const config = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(config).toContain("name: 'Fjord'")
  expect(config).toContain('blog: false')
})

const refuse = () => Promise.reject(new Error('It asked.'))

test('--yes asks nothing in a terminal either', async () => {
  const folder = join(root, 'docs')
  expect(await runWith({ args: [folder, '--yes'], ask: refuse })).toMatchObject({ code: 0 })
})

test('nothing is created when the user stops it', async () => {
  const folder = join(root, 'docs')
  expect(await runWith({ args: [folder], ask: () => Promise.resolve(null) })).toMatchObject({ code: 1 })
  expect(existsSync(folder)).toBe(false)
})

test('problems are reported without a stack trace', async () => {
  expect(await runWith({ args: ['--host', 'svn'] })).toEqual({
    code: 2,
    printed: '',
    warned: '--host is one of github, gitlab, none, not "svn".',
  })
  await runWith({ args: [root, '--yes'] })
  expect(await runWith({ args: [root, '--yes'] })).toEqual({
    code: 1,
    printed: '',
    warned: `The folder "${root}" is not empty. Choose a folder that does not exist yet.`,
  })
})

test('a folder that no site can be in is refused, and not made', async () => {
  const folder = join(root, 'c#/docs')
  expect(await runWith({ args: [folder, '--yes'] })).toEqual({
    code: 1,
    printed: '',
    warned: `No site can be in "${folder}", because its path contains "#". Choose a folder without it.`,
  })
  expect(existsSync(join(root, 'c#'))).toBe(false)
})

test('help and version', async () => {
  expect((await runWith({ args: ['--help'] })).printed).toContain('npm create fyr@latest [folder]')
  expect((await runWith({ args: ['-v'] })).printed).toMatch(/^\d+\.\d+\.\d+/)
})
