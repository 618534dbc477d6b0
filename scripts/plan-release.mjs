/**
 * Prints "true" where a release is due, and "false" where none is: no changeset waits for a next version, and npm lacks a package of
 * this one.
 *
 *   node scripts/plan-release.mjs
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const REGISTRY = 'https://registry.npmjs.org/'

const isChangeset = (name) => name.endsWith('.md') && name !== 'README.md'

/** Whether the registry has this version of a package. */
async function isPublished({ name, version }) {
  const { status } = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, REGISTRY))
  if (status === 200) return true
  if (status === 404) return false
  throw new Error(`${REGISTRY} answers with ${status} to a question about ${name} ${version}.`)
}

async function isDue() {
  if (readdirSync(join(root, '.changeset')).some(isChangeset)) return false
  const manifests = readdirSync(join(root, 'packages')).map((folder) =>
    JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')),
  )
  const there = await Promise.all(manifests.filter((one) => one.private !== true).map(isPublished))
  return there.includes(false)
}

console.log(await isDue())
