import type { SiteConfig } from '../schemas/site-config.ts'

/** Whether a file, relative to the root, is among those that are kept of a commit: nobody can edit it there. */
export function isOfCommit(file: string, { gitVersions = [] }: Pick<SiteConfig, 'gitVersions'>): boolean {
  return gitVersions.some(({ folder }) => file.startsWith(`${folder}/`))
}
