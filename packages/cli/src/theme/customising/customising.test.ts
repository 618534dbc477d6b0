import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build/build.ts'
import { check } from '../../check/check.ts'
import { copyTinySite } from '../../testing/copy-fixture.ts'
import { readFolder } from '../../testing/read-folder.ts'

const TIMEOUT_MS = 60_000

/** A copy of the tiny site with files in its theme folder. */
function customisedSite(files: Readonly<Record<string, string>>, depth = 0): string {
  const root = copyTinySite(depth)
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'theme', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return root
}

function styleSheetOf(files: ReadonlyMap<string, string>): string {
  return [...files].find(([place]) => /^assets\/styles-[\da-f]{8}\.css$/.test(place))?.[1] ?? ''
}

test(
  "a site's tokens join the theme's layer, its own rules stand outside every layer",
  async () => {
    const root = customisedSite({
      'tokens.css': "[data-theme='light'] { --fyr-color-accent: #7a2e5d; }\n",
      'styles.css': '.fyr-footer { letter-spacing: 0.01em; }\n',
    })
    expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
    const css = styleSheetOf(readFolder(join(root, 'dist')))
    const accents = [...css.matchAll(/--fyr-color-accent:\s*(#\w+)/g)].map(([, color]) => color)
    expect(accents).toEqual(['#0b667d', '#62c6da', '#7a2e5d'])
    expect(css).toContain(':root,[data-theme=light]{--fyr-color-accent:#7a2e5d}}@layer fyr.base{')
    expect(css.trimEnd()).toMatch(/\}\s*\.fyr-footer\s*\{\s*letter-spacing:[^}]*\}/)
  },
  TIMEOUT_MS,
)

test(
  'a colour that can not be read stops the build, as every other error does',
  async () => {
    const root = customisedSite({ 'tokens.css': ':root {\n  --fyr-color-ink: #777;\n}\n' })
    const result = await build({ root })
    expect(result.isPublished).toBe(false)
    expect(result.diagnostics).toMatchObject([
      { code: 'token-contrast', severity: 'error', file: 'theme/tokens.css', line: 2, column: 3 },
      { code: 'token-contrast', severity: 'error', file: 'theme/tokens.css', line: 2, column: 3 },
    ])
    expect((await check({ root })).diagnostics).toEqual(result.diagnostics)
  },
  TIMEOUT_MS,
)
