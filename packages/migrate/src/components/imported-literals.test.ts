import { symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { withImportedLiterals } from './imported-literals.ts'

const site = siteOf({
  'core/tabs.tsx': `
    import { where } from 'elsewhere'
    const oses = [{ label: 'Linux', value: 'linux' }, { label: \`macOS\`, value: "mac" }] as const
    export const VERSION = '1.2'
    export const made = where()
    export function Tab() { return <b /> }
    let changing = 1
    export { changing, oses as systems }
    export default { oses, first: where() ? 'a' : 'b', 'a key': null }`,
  'package.json': '{ "version": "3.0.0" }',
  'docs/alt.txt': 'A "boat"\n',
  'docs/boat.ts': 'export default () => 1',
})

const rewrite = (text: string) =>
  withImportedLiterals(text, { folder: join(site, 'docs'), site, root: site, modules: new Map() })

const OSES = '[{"label":"Linux","value":"linux"},{"label":"macOS","value":"mac"}]'

test.each([
  [
    "import tabs from '@site/core/tabs'\n\n<Tabs values={tabs.oses} />",
    `export const tabs = {"oses":${OSES},"a key":null}\n\n<Tabs values={tabs.oses} />`,
  ],
  [
    "import { VERSION, systems as all } from '../core/tabs';",
    `export const VERSION = "1.2"\nexport const all = ${OSES}`,
  ],
  [
    "import pkg from '../package.json'\n\n{pkg.version} and { VERSION }, `{pkg.version}`, <A b={pkg.version}>{pkg.other}</A>",
    'export const pkg = {"version":"3.0.0"}\n\n3.0.0 and { VERSION }, `{pkg.version}`, <A b={pkg.version}>{pkg.other}</A>',
  ],
  [
    "import {\n  VERSION,\n  systems\n} from '../core/tabs'\n\n<Play code={VERSION} />",
    `export const VERSION = "1.2"\nexport const systems = ${OSES}\n\n<Play code={VERSION} />`,
  ],
  [
    "import alt from './alt.txt?raw'\n\n<Image alt={alt} />",
    'export const alt = "A \\"boat\\""\n\n<Image alt={alt} />',
  ],
])('%j declares what it imports', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})

test.each([
  "import alt from './alt.txt?raw'\n\n<Code code={alt} />",
  "import { made } from '../core/tabs'",
  "import { Tab, VERSION } from '../core/tabs'",
  "import { changing } from '../core/tabs'",
  "import boat from './boat'",
  "import gone from './gone'",
  "import React from 'react'",
  "import { VERSION as [ } from '../core/tabs'",
  "import { VERSION as a=1;b } from '../core/tabs'",
  "import {\n  made,\n  VERSION\n} from '../core/tabs'",
  "```js\nimport {\n  VERSION\n} from '../core/tabs'\n```",
  "```js\nimport { VERSION } from '../core/tabs'\n```",
])('%j stays', (text) => {
  expect(rewrite(text)).toBe(text)
})

test('no page takes a text from outside of the site, a hidden file or a link away', () => {
  const outside = siteOf({
    'secret.json': '{ "token": "s3cret" }',
    'secret.txt': 's3cret',
    'secret.js': "export const token = 's3cret'",
  })
  const root = siteOf({ 'docs/a.md': '', 'docs/.secret.json': '{ "token": "s3cret" }' })
  symlinkSync(join(outside, 'secret.json'), join(root, 'docs/link.json'))
  const away = relative(join(root, 'docs'), outside)
  const texts = [
    `import a from '${away}/secret.json'\n\n{a.token}`,
    `import { token } from '${away}/secret'\n\n{token}`,
    `import a from '${away}/secret.txt?raw'\n\n{a}`,
    `import a from '@site/${relative(root, outside)}/secret.json'\n\n{a.token}`,
    "import a from './.secret.json'\n\n{a.token}",
    "import a from './link.json'\n\n{a.token}",
  ]
  const page = { folder: join(root, 'docs'), site: root, root, modules: new Map() }
  for (const text of texts) expect(withImportedLiterals(text, page)).toBe(text)
})
