/** Tries the examples of diagnostics on a small site, so that the reference says what the program does. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildManifest, parseSiteConfig } from '../../packages/content-pipeline/dist/index.js'
import { UserMistake } from './user-mistake.mjs'

const SITE = join(import.meta.dirname, 'explained-site')
const CONFIG_FILE = 'site.config.ts'

const CONFIG = {
  product: { name: 'Fjord', slug: 'fjord' },
  title: 'Fjord Docs',
  url: 'https://docs.example.com',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ],
  defaultLocale: 'en',
}

const THEME_NAMES = {
  interfaceTexts: null,
  originalTexts: { authorLinks: '{name} elsewhere' },
  islands: ['tide-table'],
  layouts: [],
}

/**
 * The diagnostic that the wrong file of an example has.
 *
 * @param entry A code with its examples, as `readExplanations` returns it.
 * @returns The diagnostic, or null for a code without a wrong file.
 * @throws UserMistake if the wrong file does not have the problem, or the right one still has it.
 */
export async function tryExamples({ code, examples }) {
  const given = examples.filter(({ kind }) => kind === 'given')
  const wrong = examples.filter(({ kind }) => kind === 'wrong')
  const right = examples.filter(({ kind }) => kind === 'right')
  if (wrong.length === 0) return null
  const found = (await diagnosticsOf([...given, ...wrong])).find((one) => one.code === code)
  if (found === undefined)
    throw new UserMistake([`The wrong example of "${code}" does not have that problem.`])
  if (right.length > 0) {
    const left = await diagnosticsOf([...given, ...right])
    if (left.length > 0)
      throw new UserMistake([
        `The right example of "${code}" has a problem:`,
        ...left.map((one) => `  ${one.file}:${one.line}:${one.column} ${one.code}: ${one.problem}`),
      ])
  }
  return found
}

async function diagnosticsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'fyr-example-'))
  try {
    cpSync(SITE, root, { recursive: true })
    for (const { file, content } of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), content)
    }
    const settings = files.filter(({ file }) => file === CONFIG_FILE).map(({ content }) => content)
    const text = settings.join('')
    const value = { ...CONFIG, ...valueOf(text) }
    const { config, diagnostics } = parseSiteConfig(value, { file: CONFIG_FILE, text })
    if (config === null) return diagnostics
    const build = await buildManifest({ root, config, mode: 'production', on: null, themeNames: THEME_NAMES })
    return [...diagnostics, ...build.diagnostics]
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The value of keys as `site.config.ts` writes them; the files of the reference are part of the code. */
function valueOf(keys) {
  return new Function(`return {${keys}}`)()
}
