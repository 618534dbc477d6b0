import { build, type InlineConfig, type Rolldown } from 'vite'
import { SiteError } from '../site-error.ts'

/** Runs Vite's bundler and gives what it made. Throws `SiteError` with its message when it fails. */
export async function runBundler(config: InlineConfig): Promise<Rolldown.RolldownOutput['output'][number][]> {
  try {
    const result = await build(config)
    const [first] = Array.isArray(result) ? result : [result]
    return first && 'output' in first ? first.output : []
  } catch (error) {
    throw bundleFailed(error instanceof Error ? error.message : String(error), error)
  }
}

/** The fault of a bundle that can't be made. */
export function bundleFailed(problem: string, cause?: unknown): SiteError {
  return new SiteError([{ code: 'bundle-failed', problem: `Bundling the theme failed. ${problem}` }], {
    cause,
  })
}
