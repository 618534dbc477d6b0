import { join } from 'node:path'
import * as temporary from '../../../scripts/temporary-site.ts'

const SITE = join(import.meta.dirname, '..')

/** The program of the packages under test. */
export const FYR = join(SITE, 'node_modules/.bin/fyr')

/** An empty folder somewhere else, with the packages that this site depends on. */
export const makeSiteFolder = (): string => temporary.makeSiteFolder(SITE)

/** A copy of this site somewhere else; gives its folder. */
export const copySite = (): string => temporary.copySite(SITE)
