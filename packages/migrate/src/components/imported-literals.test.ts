import { expect, test } from 'vitest'
import { join } from 'node:path'
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
  withImportedLiterals(text, { folder: join(site, 'docs'), site, modules: new Map() })

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
  "```js\nimport { VERSION } from '../core/tabs'\n```",
])('%j stays', (text) => {
  expect(rewrite(text)).toBe(text)
})
