/**
 * What the packages beside this one use of the commands. It promises nothing: any of it may change or go in any version, so use it
 * in no other package. What is promised is in `index.ts`.
 */
export { fixFiles } from './check/fix-files.ts'
export type { Flags } from './command-line/parse-command-line.ts'
export { type ExitCode, runCommandLine } from './command-line/run-command-line.ts'
export { type CompileThreads, openCompileThreads } from './compile/compile-threads.ts'
export { addAlias } from './content/add-alias.ts'
export { changeFrontMatter, FRONT_MATTER } from './content/change-front-matter.ts'
export { readSourceFile } from './content-sources/read-source-file.ts'
export { isReady } from './content/loaded-site.ts'
export { openSiteReader, type SiteReader } from './content/site-reader.ts'
export { openDevSession } from './dev/dev-session.ts'
export { documentationPage } from './documentation-page.ts'
export { packageNameOf } from './import-problem.ts'
export { siteDiagnostic, type SiteDiagnostic, SiteError, type SiteIssue } from './site-error.ts'
export { contentHash } from './store/content-hash.ts'
export { hashOf } from './store/hash-of.ts'
export { defaultStoreFolder } from './store/open-store.ts'
export { packageFingerprint } from './store/package-fingerprint.ts'
export { findEntryPoint, loadTheme } from './theme/load-theme.ts'
export { createTerminal, type Terminal } from './terminal/terminal.ts'
export { copyInSite, linkAway, moveInSite, readTextInSite, writeInSite } from './write-in-site.ts'
