import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { LoadedSite } from '../content/loaded-site.ts'
import { formatReport } from '../terminal/format-report.ts'

/** The content of Vite's overlay for the errors of a site, with the first one's file on top; null without errors. */
export function errorOverlay({ root, diagnostics }: LoadedSite): ErrorPayload | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return null
  const file = join(root, first.file)
  return {
    type: 'error',
    err: {
      plugin: 'fyr',
      message: formatReport(errors, { color: false }),
      stack: '',
      id: file,
      loc: { file, line: first.line, column: first.column },
    },
  }
}
