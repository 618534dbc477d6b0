/**
 * Writes a CycloneDX bill of materials of the published packages: what installing them adds, and what has become part of
 * their built files. `node scripts/write-sbom.mjs [file]`, after a build; the file is sbom.cdx.json by default.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGES } from './pack-packages.mjs'
import { runPnpm } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The bill of materials that the package manager writes of the published packages. */
function packageManagerBill(folder, flags) {
  const file = join(folder, 'bill.json')
  const filters = PACKAGES.flatMap(({ name }) => ['--filter', name])
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--out', file]
  runPnpm(['sbom', ...filters, ...format, ...flags], root)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function nameOf({ group, name, version }) {
  return `${group ? `${group}/` : ''}${name} ${version}`
}

/** Names and versions of the packages in the built files, from the licences beside them. */
function bundledNames() {
  const files = PACKAGES.flatMap(({ folder }) =>
    ['dist/licenses.txt', 'dist/prebuilt/licenses.txt'].map((file) => join(root, folder, file)),
  ).filter((file) => existsSync(file))
  if (files.length === 0) throw new Error('There are no built files. Run "pnpm build" first.')
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(\S+ \d\S*)$/gm)].map(([, name]) => name),
    ),
  )
}

function writeBill(target) {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-sbom-'))
  try {
    const installed = packageManagerBill(folder, ['--prod'])
    const all = packageManagerBill(folder, [])
    const known = new Set(installed.components.map(nameOf))
    const bundled = [...bundledNames()].filter((name) => !known.has(name))
    const added = all.components.filter((component) => bundled.includes(nameOf(component)))
    const unknown = bundled.filter((name) => !added.some((component) => nameOf(component) === name))
    if (unknown.length > 0) throw new Error(`The lock file does not have ${unknown.join(', ')}.`)
    const components = [...installed.components, ...added].toSorted((left, right) =>
      nameOf(left) < nameOf(right) ? -1 : 1,
    )
    writeFileSync(target, `${JSON.stringify({ ...installed, components }, null, 2)}\n`)
    return `${target}: ${installed.components.length} packages that an install brings, ${added.length} more in the built files`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  console.log(writeBill(resolve(process.argv[2] ?? 'sbom.cdx.json')))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
