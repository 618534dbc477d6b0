import { expect, test } from 'vitest'
import { markPure } from './pure-schemas.ts'

test.each([
  [
    'a schema',
    'export const attributes = z.object({ a: z.number() })\n',
    'export const attributes = /* @__PURE__ */ (() => (z.object({ a: z.number() })))()\n',
  ],
  [
    'what it is made of, and nothing else',
    'const size: Schema = z.number()\nconst timer = start()\nconst attributes = z.object({ size }) as Schema\nexport { attributes }\n',
    'const size: Schema = /* @__PURE__ */ (() => (z.number()))()\nconst timer = start()\nconst attributes = /* @__PURE__ */ (() => (z.object({ size }) as Schema))()\nexport { attributes }\n',
  ],
  ['nothing without one', "export { attributes } from './a.ts'\n", "export { attributes } from './a.ts'\n"],
  [
    'nothing that waits',
    'export const attributes = await load()\n',
    'export const attributes = await load()\n',
  ],
])('%s is marked', (_name, code, marked) => {
  expect(markPure(code, '/site/theme/islands/a.tsx')).toBe(marked)
})
