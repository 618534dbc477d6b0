import type { ViteDevServer } from 'vite'

/**
 * Maps the stack of an exception in a module to its sources. Vite uses the source maps of its modules and drops one as
 * soon as the file has changed: such a module is loaded again first.
 */
export async function mapStack(
  { environments: { ssr }, ssrFixStacktrace }: ViteDevServer,
  error: Error,
): Promise<void> {
  const frames = (error.stack ?? '').matchAll(/^\s+at (?:.*\()?(.+?):\d+:\d+\)?$/gm)
  const modules = [...frames].map(([, id = '']) => ssr.moduleGraph.getModuleById(id))
  const forgotten = modules.filter((module) => module && !module.transformResult)
  // The position of an unreadable file is kept.
  await Promise.allSettled(forgotten.map((module) => module && ssr.transformRequest(module.url)))
  ssrFixStacktrace(error)
}
