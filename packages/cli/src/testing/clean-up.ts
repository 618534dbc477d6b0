import { afterAll, vi } from 'vitest'
import { removeTemporaryFolders } from './temporary-folder.ts'

// Files share a process. Each begins in the environment that the first one had: a build decides which React there is.
process.env['FYR_FIRST_NODE_ENV'] ??= process.env['NODE_ENV']
process.env['NODE_ENV'] = process.env['FYR_FIRST_NODE_ENV']

afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await removeTemporaryFolders()
})
