import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { ThemeModules } from './theme-modules.ts'

type VirtualModules = ThemeModules['virtual']

/** A Vite plugin that serves the virtual modules of a theme as `current` returns them. */
export function virtualTheme(current: () => VirtualModules): Plugin {
  return {
    name: 'fyr:theme',
    enforce: 'pre',
    resolveId: (source) => (current().has(withoutQuery(source)) ? idOf(source) : null),
    load: (id) => current().get(sourceOf(id)) ?? null,
  }
}

/** A theme that `fyr dev` serves, whose virtual modules change while it runs. */
export interface ServedTheme {
  readonly plugin: Plugin
  /** Replaces the virtual modules; a running Vite reloads those that have changed. */
  update(next: VirtualModules, vite: ViteDevServer | null): Promise<void>
}

/** A served theme, which has no virtual modules yet. */
export function createServedTheme(): ServedTheme {
  let current: VirtualModules = new Map()
  return {
    plugin: virtualTheme(() => current),
    async update(next, vite) {
      const before = current
      current = next
      const changed = new Set([...next.keys()].filter((id) => before.get(id) !== next.get(id)))
      if (vite === null || changed.size === 0) return
      const { client, ssr } = vite.environments
      const isChanged = ({ id }: EnvironmentModuleNode): boolean => changed.has(sourceOf(id ?? ''))
      // Vite also caches errors of modules: one removed component would make every page fail from then on.
      for (const module of ssr.moduleGraph.idToModuleMap.values())
        if (isChanged(module)) ssr.moduleGraph.invalidateModule(module)
      const inBrowser = [...client.moduleGraph.idToModuleMap.values()].filter(isChanged)
      await Promise.all(inBrowser.map((module) => client.reloadModule(module)))
    },
  }
}

/** The id of a virtual module; one that is a path is its own id. */
function idOf(source: string): string {
  return source.startsWith('/') ? source : `\0${source}`
}

/** The virtual module that an id means, if it means one. */
function sourceOf(id: string): string {
  return withoutQuery(id.replace('\0', ''))
}

/** Removes the query that requests for style sheets have. */
function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, '')
}
