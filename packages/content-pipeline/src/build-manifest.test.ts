import { expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { createLocalCompiler, compileSettings } from './compile/create-local-compiler.ts'
import { BASE_CONFIG, fixtureRoot } from './fixtures/build-fixture.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

test('a compiler may rest when all documents are compiled, before the site is planned', async () => {
  const root = fixtureRoot('redirects')
  const { config } = parseSiteConfig(BASE_CONFIG, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const compiler = createLocalCompiler(compileSettings(root, config))
  const asked: string[] = []
  await buildManifest({
    root,
    config,
    mode: 'production',
    themeNames: {
      islands: null,
      layouts: null,
      // Planning begins with the texts of the interface.
      get interfaceTexts() {
        asked.push('plan')
        return null
      },
    },
    compiler: {
      ...compiler,
      async compile(request) {
        const report = await compiler.compile(request)
        asked.push(request.file)
        return report
      },
      async rest() {
        asked.push('rest')
      },
    },
  })
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.slice(-2)).toEqual(['rest', 'plan'])
})
