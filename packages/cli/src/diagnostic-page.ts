import { DIAGNOSTIC_SUBJECTS } from './diagnostic-subjects.ts'
import { documentationPage } from './documentation-page.ts'

const INDEX = documentationPage('reference/diagnostics')

/** The URL of what explains a code. A code of a plugin is in no list of ours: it leads to the index. */
export function diagnosticAddress(code: string): string {
  return `${subjectPage(code)}#${code}`
}

/** The URL of the page that explains all of the codes, or of the index of all pages. */
export function diagnosticsPage(codes: readonly string[]): string {
  const [page = INDEX, ...others] = new Set(codes.map(subjectPage))
  return others.length === 0 ? page : INDEX
}

function subjectPage(code: string): string {
  const subject = SUBJECTS.get(code)
  return subject === undefined ? INDEX : `${INDEX}/${subject}`
}

/** The name of the page that explains it, by code. */
const SUBJECTS = new Map<string, string>(
  DIAGNOSTIC_SUBJECTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [subject = '', ...codes] = line.split(' ')
      return codes.map((code): [string, string] => [code, subject])
    }),
)
