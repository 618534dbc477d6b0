import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMessage } from '../messages/format-message.ts'
import {
  parsePageMeta,
  parsePagePayload,
  parseShellData,
  parseSidebar,
  parseSidebarItems,
} from './parse-payload.ts'

/** `pnpm maintain fuzz` sets the seconds for each property; else each is tried with the same inputs in every run. */
const SECONDS = Number(process.env['FYR_FUZZ_SECONDS'] ?? 0)
const SETTINGS: fc.Parameters<unknown> =
  SECONDS === 0
    ? { seed: 20_261_126, numRuns: 1000 }
    : {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: SECONDS * 1000,
        markInterruptAsFailure: false,
      }

const META = {
  contract: 1,
  shell: 'a',
  path: '/',
  kind: 'doc',
  locale: 'en',
  documentTitle: 'A',
  canonical: 'https://a.example/',
  htmlClass: '',
  sidebar: null,
  toc: [],
  alternates: [],
}
const TEXTS = ['shell', 'path', 'kind', 'locale', 'documentTitle', 'canonical', 'htmlClass'] as const
const KEYS = [
  ...Object.keys(META),
  'meta',
  'html',
  'messages',
  'siteData',
  'name',
  'items',
  'url',
  'branches',
  '__proto__',
  'constructor',
]

const { anyValue } = fc.letrec<{ anyValue: unknown }>((tie) => ({
  anyValue: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(META, 1, 2, 0, '', 'a', null, true, [], {}),
    fc.array(tie('anyValue'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('anyValue'), { maxKeys: 6 }),
    fc
      .dictionary(fc.constantFrom(...Object.keys(META)), tie('anyValue'), { maxKeys: 2 })
      .map((some) => ({ ...META, ...some })),
    fc.jsonValue(),
  ),
}))
/** As they come from a file. */
const anyJson = anyValue.map((value): unknown => JSON.parse(JSON.stringify(value)))

function isMeta(meta: object): boolean {
  const { contract, toc, alternates, sidebar, ...rest }: Record<string, unknown> = { ...meta }
  const isTyped = TEXTS.every((name) => typeof rest[name] === 'string')
  return contract === 1 && Array.isArray(toc) && Array.isArray(alternates) && isTyped && isSidebar(sidebar)
}

function isSidebar(files: unknown): boolean {
  if (files === null) return true
  const { url, branches } = Object(files)
  return typeof url === 'string' && Array.isArray(branches)
}

test('whatever a file contains, the parsed values have the types that the shell needs, and nothing throws', () => {
  fc.assert(
    fc.property(anyJson, anyJson, fc.constantFrom('a', 'b'), (value, html, shell) => {
      const meta = parsePageMeta(value)
      expect(meta === null || isMeta(meta)).toBe(true)
      const payload = parsePagePayload({ meta: value, html }, shell)
      expect(payload === null).toBe(meta === null || meta.shell !== shell || typeof html !== 'string')
      const sidebar = parseSidebar(value)
      expect(sidebar === null || (typeof sidebar.name === 'string' && Array.isArray(sidebar.items))).toBe(
        true,
      )
      expect(parseSidebarItems(value) === null).toBe(!Array.isArray(value))
      const data = parseShellData(value)
      expect(data === null || data.siteData.contract === 1).toBe(true)
      expect(() => parsePagePayload(value, shell)).not.toThrow()
    }),
    SETTINGS,
  )
})

test('a message keeps every character that is not a placeholder with a value', () => {
  const parts = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('{', '}', '{count}', '{toString}', '{__proto__}', '$&', '$1')),
  )
  fc.assert(
    fc.property(parts, fc.oneof(fc.string(), fc.integer()), (all, count) => {
      const message = all.join('')
      expect(formatMessage(message, { count })).toBe(message.split('{count}').join(String(count)))
    }),
    SETTINGS,
  )
})
