import type { ViteDevServer } from 'vite'
import { stackFrames } from '../stack-frames.ts'

/**
 * Maps the stack of an exception in a module to its sources. Vite uses the source maps of its modules and drops one as
 * soon as the file has changed: such a module is loaded again first.
 */
export async function mapStack(
  { environments: { ssr }, ssrFixStacktrace }: ViteDevServer,
  error: Error,
): Promise<void> {
  // Node has done it if the configuration made it read source maps: mapped again, positions would be wrong.
  if (doesNodeMap()) return
  const modules = stackFrames(error).map(({ module }) => ssr.moduleGraph.getModuleById(module))
  const forgotten = modules.filter((module) => module && !module.transformResult)
  // The position of an unreadable file is kept.
  await Promise.allSettled(forgotten.map((module) => module && ssr.transformRequest(module.url)))
  ssrFixStacktrace(error)
}

/** Whether Node maps stacks to sources as they are made; a program may format them itself, and then it does not. */
function doesNodeMap(): boolean {
  const { prepareStackTrace } = Error
  const isOwn = prepareStackTrace === undefined || prepareStackTrace.name === 'ErrorPrepareStackTrace'
  return process.sourceMapsEnabled && isOwn
}
