import { readFileSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteIssue } from '../site-error.ts'
import { isInstalled } from '../store/package-fingerprint.ts'

const STYLE_SHEET = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/
const REFUSED = '\0fyr:refused'

/**
 * Reports every import of a style sheet or picture in a module of the site in `root` (absolute). The bundles of server
 * and browser would give such a file different addresses. If `report` does not throw, an empty module is imported.
 */
export function refuseFiles(root: string, report: (issue: SiteIssue) => void): Plugin {
  let isAsset: ((file: string) => boolean) | null = null
  return {
    name: 'fyr:refuse-files',
    enforce: 'pre',
    configResolved({ assetsInclude }) {
      isAsset = assetsInclude
    },
    resolveId(source, importer) {
      const [file = '', query = ''] = source.split('?')
      const path = importer?.replace(/\?.*$/, '')
      if (path === undefined || isInstalled(path) || STYLE_SHEET.test(path)) return null
      // With these queries the text itself is imported.
      if (/\b(?:raw|inline)\b/.test(query)) return null
      const isStyleSheet = STYLE_SHEET.test(file)
      if (!isStyleSheet && isAsset?.(file) !== true) return null
      const place = findPlace(root, path, source)
      // Other plugins import files for a module that does not contain the import.
      if (place === null) return null
      report({ ...place, ...refusal(source, isStyleSheet) })
      return REFUSED
    },
    load: (id) => (id === REFUSED ? 'export default undefined' : null),
  }
}

type ImportPlace = Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>

/** The position of an import in a module. Null for a path without a file: Vite makes one up as the importer of a page. */
function findPlace(root: string, path: string, source: string): ImportPlace | null {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  for (const [index, sourceLine] of lines.entries()) {
    const start = Math.max(sourceLine.indexOf(`'${source}'`), sourceLine.indexOf(`"${source}"`))
    if (start === -1) continue
    const file = relative(root, path).replaceAll(sep, '/')
    return { file, line: index + 1, column: start + 1, sourceLine }
  }
  return null
}

function refusal(source: string, isStyleSheet: boolean): Pick<SiteIssue, 'code' | 'problem' | 'hint'> {
  return {
    code: 'theme-import',
    problem: `A component cannot import "${source}".`,
    hint: isStyleSheet
      ? 'Move its rules to theme/styles.css, or import it there with @import.'
      : 'Put the file into static/ and use its address in the component.',
  }
}
