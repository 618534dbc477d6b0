import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGES } from './pack-packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What is wrong with the manifests and pages of the published packages, one line each. */
export function manifestIssues() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const home = own.homepage.replace(/#readme$/, '')
  const license = readFileSync(join(root, 'LICENSE'), 'utf8')
  return PACKAGES.flatMap(({ folder, name }) => {
    const at = (path) => join(root, folder, path)
    const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'))
    const expected = {
      name,
      homepage: `${home}/tree/main/${folder}#readme`,
      bugs: own.bugs,
      license: own.license,
      repository: { ...own.repository, directory: folder },
      engines: own.engines,
    }
    const isEqual = (key) => JSON.stringify(manifest[key]) === JSON.stringify(expected[key])
    return [
      ...Object.keys(expected)
        .filter((key) => !isEqual(key))
        .map((key) => `${folder}/package.json: "${key}" should be ${JSON.stringify(expected[key])}.`),
      ...['description', 'keywords']
        .filter((key) => !(manifest[key]?.length > 0))
        .map((key) => `${folder}/package.json has no "${key}".`),
      ...(manifest.publishConfig?.access === 'public' && manifest.publishConfig.provenance === true
        ? []
        : [`${folder}/package.json: "publishConfig" should have public access and provenance.`]),
      ...(manifest.files?.includes('CHANGELOG.md')
        ? []
        : [`${folder}/package.json: "files" should have CHANGELOG.md, which a release writes.`]),
      ...(existsSync(at('LICENSE')) && readFileSync(at('LICENSE'), 'utf8') === license
        ? []
        : [`${folder}/LICENSE is not a copy of the one at the root.`]),
      ...relativeLinks(readFileSync(at('README.md'), 'utf8'))
        .filter((link) => link.startsWith('../') || !existsSync(at(link.replace(/#.*/, ''))))
        .map((link) => `${folder}/README.md links to ${link}, which the package does not contain.`),
    ]
  })
}

function relativeLinks(markdown) {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^(#|[a-z]+:)/.test(link))
}
