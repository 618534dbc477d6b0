/** Photographs pages and compares them with an earlier run; see README.md. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareImages } from './compare-images.mjs'
import { sitePages, storyPages } from './pages.mjs'
import { photograph } from './photograph.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const TEXT = { type: 'string' }
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    url: TEXT,
    pages: TEXT,
    only: TEXT,
    reference: { ...TEXT, default: join(here, 'reference') },
    widths: { ...TEXT, default: '360,768,1280,1440' },
    update: { type: 'boolean', default: false },
  },
})
const differences = join(values.reference, '..', 'differences')
const widths = values.widths.split(',').map(Number)

async function findPages() {
  if (values.url) return { pages: await sitePages(values.url, values.pages?.split(',')), close: () => {} }
  return storyPages(join(here, '../storybook-static'))
}

function write(folder, name, bytes) {
  const path = join(folder, `${name}.png`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** How a photograph has changed: null when it has not. */
function judge(name, png) {
  const path = join(values.reference, `${name}.png`)
  if (!existsSync(path)) return 'is not in the reference'
  const { pixels, picture } = compareImages(readFileSync(path), png)
  if (pixels === 0) return null
  write(differences, name, picture)
  return `differs in ${pixels} pixels`
}

const { pages, close } = await findPages()
const wanted = pages.filter(({ name }) => name.includes(values.only ?? ''))
const seen = new Set()
const issues = []
rmSync(differences, { recursive: true, force: true })
try {
  await photograph(wanted, widths, (name, png) => {
    seen.add(`${name}.png`)
    if (values.update) return write(values.reference, name, png)
    const issue = judge(name, png)
    if (issue) issues.push(`${name} ${issue}`)
    return undefined
  })
} finally {
  close()
}
if (values.update) {
  console.log(`${seen.size} photographs of ${wanted.length} pages are the reference now.`)
} else {
  const isWhole = values.only === undefined && values.pages === undefined
  const kept =
    isWhole && existsSync(values.reference) ? readdirSync(values.reference, { recursive: true }) : []
  for (const path of kept) if (path.endsWith('.png') && !seen.has(path)) issues.push(`${path} is gone`)
  for (const issue of issues.toSorted()) console.error(issue)
  console.log(`${seen.size} photographs, ${issues.length} differ. Pictures of that: ${differences}`)
  process.exitCode = issues.length > 0 ? 1 : 0
}
