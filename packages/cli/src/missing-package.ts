import { ownVersion } from './own-package.ts'
import type { SiteIssue } from './site-error.ts'

/** The problem with a command whose package, `@fyr/<name>`, is not installed. */
export function missingPackage(name: string): SiteIssue {
  const owner = `@fyr/${name}`
  return {
    code: 'package-missing',
    problem: `"fyr ${name}" needs the package ${owner}, which is not installed.`,
    hint: `Run "npx ${owner}", or install it: npm install ${owner}@${ownVersion()}`,
  }
}
