import { isRecord } from '@fyr/content-pipeline/internal'
import { ownFile } from './own-package.ts'

/** The part of the options of a bundler that names settings for TypeScript. */
interface Settings {
  readonly tsconfig?: string
}

/**
 * Runs a bundler, and once more without the settings for TypeScript if they cannot be read: they are for the editor of a site, and
 * what they extend may be a package that is no longer installed.
 */
export async function withoutBrokenSettings<Result>(
  run: (settings: Settings) => Promise<Result>,
): Promise<Result> {
  try {
    return await run({})
  } catch (error) {
    if (!isOfSettings(error)) throw error
    return run({ tsconfig: ownFile('tsconfig.none.json') })
  }
}

function isOfSettings(error: unknown): boolean {
  const { message, errors } = isRecord(error) || error instanceof Error ? Object(error) : {}
  if (typeof message === 'string' && /\btsconfig\b/i.test(message)) return true
  return Array.isArray(errors) && errors.some(isOfSettings)
}
