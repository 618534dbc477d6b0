import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createSite } from './create-site.ts'
import { DEFAULT_CHOICES, type SiteChoices } from './site-choices.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'create-fyr-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Creates a site and gives its files by their paths. */
function create(choices: Partial<SiteChoices> = {}): ReadonlyMap<string, string> {
  const folder = join(root, 'Blå side')
  createSite({ ...DEFAULT_CHOICES, ...choices, folder })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name)
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')]
    }),
  )
}

test('a site by default is in English, with a blog, and complete for editors', () => {
  const files = create()
  expect([...files.keys()].toSorted()).toEqual([
    '.gitignore',
    '.vscode/extensions.json',
    '.vscode/front-matter.code-snippets',
    '.vscode/settings.json',
    '.vscode/tasks.json',
    'README.md',
    'content/blog/2026-01-15-first-post.md',
    'content/blog/authors.yml',
    'content/docs/intro.md',
    'content/docs/publishing.md',
    'content/docs/writing.md',
    'content/pages/about.md',
    'content/pages/index.md',
    'package.json',
    'site.config.ts',
    'static/apple-touch-icon.png',
    'static/favicon.svg',
    'static/icon-192.png',
    'static/icon-512.png',
    'static/site.webmanifest',
    'tsconfig.json',
    'urls.lock',
  ])
  expect(files.get('README.md')).toContain('# Blå side\n')
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
    name: 'bla-side',
    scripts: { dev: 'fyr dev', build: 'fyr build', check: 'fyr check', preview: 'fyr preview' },
    optionalDependencies: { sharp: '^0.35.0' },
    devDependencies: { '@types/react': '^19.0.0' },
  })
})

test('a site that leaves its pictures as they are names no library for them', () => {
  const { optionalDependencies }: { optionalDependencies?: object } = JSON.parse(
    create({ images: false }).get('package.json') ?? '',
  )
  expect(optionalDependencies).toBeUndefined()
})

test('code of a site may import its own files by their names, in every folder that has any', () => {
  expect(JSON.parse(create().get('tsconfig.json') ?? '')).toMatchObject({
    compilerOptions: { allowImportingTsExtensions: true },
    include: expect.arrayContaining(['site.config.ts', 'content', 'i18n', 'theme']),
  })
})

test('the packages of a site are those that were released with this one', () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  const files = create()
  const { dependencies }: { dependencies: object } = JSON.parse(files.get('package.json') ?? '')
  expect(dependencies).toMatchObject({ '@fyr/cli': `^${version}`, '@fyr/theme': `^${version}` })
})

test('readers can install a site: its manifest names icons of the sizes that they have', () => {
  const files = create({ name: 'Ola"s fjord', locales: ['nb', 'en'], url: 'https://me.example/handbook' })
  const manifest = JSON.parse(files.get('static/site.webmanifest') ?? '')
  expect(manifest).toMatchObject({ name: 'Ola"s fjord', lang: 'nb', start_url: './' })
  const icons: readonly { src: string; sizes: string; type: string }[] = [
    ...manifest.icons,
    { src: 'apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]
  const pictures = icons.filter(({ type }) => type === 'image/png')
  expect(pictures).toHaveLength(3)
  for (const { src, sizes } of pictures) {
    const bytes = readFileSync(join(root, 'Blå side/static', src))
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    expect(bytes.subarray(-8, -4).toString('latin1')).toBe('IEND')
  }
  for (const file of ['site.webmanifest', 'apple-touch-icon.png'])
    expect(files.get('site.config.ts')).toContain(`href: '/${file}'`)
})

test('a site without a blog says nothing of one', () => {
  const files = create({ blog: false, locales: ['en', 'no'] })
  expect([...files.keys()].filter((path) => path.includes('blog'))).toEqual([])
  expect(files.get('site.config.ts')).toContain('  blog: false,\n')
  for (const path of ['content/pages/index.md', 'i18n/no/pages/index.md', 'i18n/no/messages.json'])
    expect(files.get(path)).not.toMatch(/blog|News|Nyheter/i)
})

test.each(['github', 'gitlab'] as const)('no mark of the template is left in a site on %s', (host) => {
  const texts = [...create({ host, locales: ['en', 'no'], name: 'Fjord' }).values()]
  expect(texts.filter((text) => /__[A-Z]+__|# with a blog/.test(text))).toEqual([])
})

test('the default language decides where texts are, and what the configuration says', () => {
  const files = create({ locales: ['nb', 'en', 'de'] })
  expect(files.get('content/docs/intro.md')).toContain('title: Introduksjon')
  expect(files.get('i18n/en/docs/intro.md')).toContain('title: Introduction')
  expect(JSON.parse(files.get('i18n/en/messages.json') ?? '')).toEqual({
    'site.title': '{{ product.name }}',
    'site.tagline': 'Written in Markdown',
    'navbar.Dokumentasjon': 'Docs',
    'navbar.Blogg': 'Blog',
    'navbar.Om': 'About',
    'blog.title': 'Blog',
    'blog.sidebarTitle': 'Recent posts',
  })
  expect(files.get('site.config.ts')).toContain(
    [
      '  locales: [',
      "    { code: 'nb', label: 'Norsk bokmål' },",
      "    { code: 'en', label: 'English' },",
      "    { code: 'de', label: 'Deutsch' },",
      '  ],',
      "  defaultLocale: 'nb',",
    ].join('\n'),
  )
  expect([...files.keys()].filter((path) => path.startsWith('i18n/de'))).toEqual([])
})

test('a name with quotes and an address with a path are written as they are', () => {
  const files = create({
    name: `${String.raw`Ola's \ "site"`}\n\r`,
    url: 'https://me.example/handbook',
  })
  expect(files.get('site.config.ts')).toContain(String.raw`name: 'Ola\'s \\ "site"\n\r', slug: 'ola-s-site'`)
  expect(files.get('site.config.ts')).toContain("  url: 'https://me.example',\n  basePath: '/handbook/',\n")
})

test('an accent is a setting, unless it is that of the theme', () => {
  expect(create({ accent: '#7a2e5d' }).get('site.config.ts')).toContain("  theme: { accent: '#7a2e5d' },\n")
  rmSync(join(root, 'Blå side'), { recursive: true })
  expect(create().get('site.config.ts')).not.toContain('theme')
})

test.each(['github', 'gitlab', 'none'] as const)(
  'a site has the settings that its host needs: %s',
  (host) => {
    const config = create({ host }).get('site.config.ts')
    const settings = ['metaPolicy', 'trailingSlash'].filter((key) => config?.includes(`  ${key}: true,\n`))
    expect(settings).toEqual(host === 'none' ? [] : ['metaPolicy', 'trailingSlash'])
  },
)

interface Step {
  readonly uses?: string
  readonly run?: string
}

test('the workflow for GitHub installs, checks and builds, and pins its actions', () => {
  const files = create({ host: 'github', packageManager: { name: 'pnpm', version: '12.21.0' } })
  const text = files.get('.github/workflows/site.yml') ?? ''
  const { jobs }: { jobs: Record<string, { steps: readonly Step[] }> } = parse(text)
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm install --global pnpm@12.21.0',
    'pnpm install --frozen-lockfile',
    'pnpm run check',
    'pnpm run build',
  ])
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/^actions\/[a-z-]+@[\da-f]{40}$/.test(action))).toEqual([])
  // A comment after the hash says which release it is.
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(actions.length)
})

test('the pipeline for GitLab installs, checks and builds, and publishes the default branch alone', () => {
  const files = create({ host: 'gitlab' })
  const { check, pages } = parse(files.get('.gitlab-ci.yml') ?? '')
  expect(check.script).toEqual(expect.arrayContaining(['npm ci', 'npm run check', 'npm run build']))
  expect(pages.script).toEqual([check.script, 'mv dist public'])
  expect(pages.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }])
})

test('a folder with something in it is left alone', () => {
  mkdirSync(join(root, 'Blå side'))
  writeFileSync(join(root, 'Blå side/mine.txt'), 'mine')
  expect(() => create()).toThrow(expect.objectContaining({ code: 'folder-not-empty' }))
  expect(readdirSync(join(root, 'Blå side'))).toEqual(['mine.txt'])
})

test('a place where no folder can be is reported', () => {
  writeFileSync(join(root, 'Blå side'), 'mine')
  expect(() => create()).toThrow(expect.objectContaining({ code: 'folder-in-use' }))
})

test.each([
  ['npm', '11.19.1', 'npx fyr urls accept', false],
  ['pnpm', '12.21.0', 'pnpm exec fyr urls accept', false],
  ['yarn', '1.22.22', 'yarn fyr urls accept', false],
  ['yarn', '4.18.1', 'yarn fyr urls accept', true],
  ['bun', '1.3.2', 'bunx fyr urls accept', false],
] as const)(
  'a site of %s %s names its commands and ignores its files',
  (name, version, command, hasOwnFiles) => {
    const files = create({ locales: ['en', 'no'], packageManager: { name, version } })
    for (const path of ['README.md', 'content/docs/publishing.md', 'i18n/no/docs/publishing.md'])
      expect(files.get(path)).toContain(`\`${command}\``)
    const ignored = (files.get('.gitignore') ?? '').split('\n')
    expect(ignored.includes('.yarn/')).toBe(hasOwnFiles)
    expect(ignored.includes('.pnp.*')).toBe(hasOwnFiles)
  },
)
