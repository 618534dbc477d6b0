import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTinySite } from './copy-fixture.ts'

/** Number of the docs that make the site large. */
const LARGE_DOCS = 30

/**
 * Copies the tiny site of the tests and adds so much text that browsers do not index it. The text below
 * the heading of `large/net-17.md` is "Number 17 keeps the salmon inside." Returns the path of the site.
 */
export function writeLargeSite(): string {
  const root = copyTinySite()
  const folder = join(root, 'content/docs/large')
  mkdirSync(folder, { recursive: true })
  for (let number = 0; number < LARGE_DOCS; number++) {
    const text = `${'Ropes and moorings. '.repeat(900)}\n\n## Net\n\nNumber ${number} keeps the salmon inside.\n`
    writeFileSync(join(folder, `net-${number}.md`), `---\ntitle: Net ${number}\n---\n\n${text}`)
  }
  return root
}
