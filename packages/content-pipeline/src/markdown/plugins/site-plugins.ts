import { createParser } from '@fyr/markdown-parser'
import type { Root } from 'mdast'
import { type Plugin, type Processor, type Transformer, unified } from 'unified'
import type { DiagnosticLog } from '../../diagnostic.ts'
import {
  hasPlugins,
  type SitePlugin,
  type SitePluginLists,
  type UnifiedPlugin,
} from '../../schemas/markdown-plugins.ts'
import { locate } from '../../schemas/locate.ts'
import type { SiteConfig } from '../../schemas/site-config.ts'
import type { SitePlugins } from '../document/document-context.ts'

/** A plugin of the site threw; `cause` is what it threw. */
export class PluginFailure extends Error {
  readonly pluginName: string

  constructor(pluginName: string, cause: unknown) {
    super(`The plugin "${pluginName}" failed.`, { cause })
    this.pluginName = pluginName
  }
}

/** Sets up the plugins of a configuration. Null without plugins, and when one fails, which is reported. */
export function createSitePlugins(
  { markdown, source }: Pick<SiteConfig, 'source'> & { readonly markdown: SitePluginLists },
  log: DiagnosticLog,
): SitePlugins | null {
  if (!hasPlugins(markdown)) return null
  const { remarkPlugins, rehypePlugins } = markdown
  try {
    return { remark: attach(createParser(), remarkPlugins), rehype: attach(unified(), rehypePlugins) }
  } catch (error) {
    if (!(error instanceof PluginFailure)) throw error
    const problem = `Cannot set up the plugin "${error.pluginName}": ${reasonOf(error.cause)}`
    const at = locate(source.text, ['markdown', error.pluginName])
    log.add(source, { code: 'plugin-failed', problem, hint: 'Check the options it gets.', at })
    return null
  }
}

/** An exception as a sentence. */
export function reasonOf(thrown: unknown): string {
  const [reason = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n', 1)
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}

function attach<Tree extends Root | undefined>(
  processor: Processor<Tree>,
  plugins: readonly SitePlugin[],
): Processor<Tree> {
  for (const written of plugins) {
    const [plugin, ...options] = typeof written === 'function' ? [written] : written
    processor.use(named(plugin), ...options)
  }
  return processor.freeze()
}

/** A plugin as unified calls it. */
type Attacher = (this: Processor, ...options: unknown[]) => unknown

/** The plugin, wrapped so that its exceptions carry its name. */
function named(plugin: UnifiedPlugin): Plugin<unknown[]> {
  const attacher = plugin as Attacher
  return function (this: Processor, ...options) {
    const transform = blaming(plugin, () => attacher.apply(this, options))
    if (!isTransformer(transform)) return undefined
    const transformer: Transformer = (tree, file) =>
      blaming(plugin, () => {
        const result = transform(tree, file, refuseLater)
        if (!(result instanceof Promise)) return result
        result.catch(() => {})
        return refuseLater()
      })
    return transformer
  }
}

function isTransformer(
  value: unknown,
): value is (...args: Parameters<Transformer>) => ReturnType<Transformer> {
  return typeof value === 'function'
}

/** Content is compiled synchronously, so a plugin must return its tree at once. */
function refuseLater(): never {
  throw new TypeError('it is asynchronous, but a plugin must return its tree synchronously.')
}

function blaming<Result>(plugin: UnifiedPlugin, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw new PluginFailure(plugin.name === '' ? 'without a name' : plugin.name, error)
  }
}
