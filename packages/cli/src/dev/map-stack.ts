import type { ViteDevServer } from 'vite'

/**
 * Has the stack of what a module threw tell places in sources. Vite does that by the maps of its modules, and forgets
 * one as soon as the file is said to have changed: such a module is read anew first.
 */
export async function mapStack(
  { environments: { ssr }, ssrFixStacktrace }: ViteDevServer,
  error: Error,
): Promise<void> {
  const frames = (error.stack ?? '').matchAll(/^\s+at (?:.*\()?(.+?):\d+:\d+\)?$/gm)
  const modules = [...frames].map(([, id = '']) => ssr.moduleGraph.getModuleById(id))
  const forgotten = modules.filter((module) => module && !module.transformResult)
  // The place of one that can't be read any more stays as it is.
  await Promise.allSettled(forgotten.map((module) => module && ssr.transformRequest(module.url)))
  ssrFixStacktrace(error)
}
