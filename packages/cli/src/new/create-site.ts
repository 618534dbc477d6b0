import { createSite as create, CreateSiteError, DEFAULT_CHOICES } from 'create-fyr'
import { SiteError } from '../site-error.ts'

export interface CreateSiteOptions {
  /** Folder to create, relative to the current one; it may exist if it is empty. */
  readonly folder: string
  /** Title of the site; null for the name of the folder. */
  readonly title: string | null
}

/** Creates the site that `create-fyr` makes from its defaults. Throws `SiteError`. */
export function createSite({ folder, title }: CreateSiteOptions): void {
  try {
    create({ ...DEFAULT_CHOICES, folder, name: title })
  } catch (error) {
    if (!(error instanceof CreateSiteError)) throw error
    const { code, message, hint } = error
    throw new SiteError([{ code, problem: message, hint }], { cause: error })
  }
}
