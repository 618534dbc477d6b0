import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nextTask } from '../browser/next-task.ts'
import { noteRecovered } from '../browser/warn.ts'
import type { Customisation } from '../overridable-components.ts'
import type { ShellResources } from './boot.ts'
import type { RunningShell } from './page-api.ts'
import { toLoadedPage } from './page-source.ts'
import { parsePageMeta, parseShellData, parseSidebar, parseSidebarItems } from './parse-payload.ts'
import { ShellApp } from './shell-app.tsx'
import { loadSearch } from '../search/show-search.ts'
import { createShellRuntime } from './shell-runtime.ts'
import type { StartIslands } from './islands.tsx'
import { createSidebarSource } from './sidebar-source.ts'

/**
 * Starts the shell around the article in the document. Resolves when it is interactive; rejects, with the document
 * untouched, when the resources are of another contract version or malformed. The site's customisation must be the same
 * as on the server; `startIslands` starts the islands in articles.
 */
export async function startShell(
  resources: ShellResources,
  customisation?: Customisation,
  startIslands?: StartIslands,
): Promise<RunningShell> {
  const root = document.getElementById('fyr')
  const main = document.getElementById('main')
  const meta = parsePageMeta(resources.meta)
  const data = parseShellData(resources.shellData)
  const sidebar = parseSidebar(resources.sidebar[0])
  const branches = resources.sidebar.slice(1).map(parseSidebarItems)
  if (!root || !main || !meta || !data || (meta.sidebar && !sidebar) || branches.includes(null)) {
    throw new Error('The shell is from another build.')
  }
  // Taken before anything in the article changes: going back to this page shows it as the build wrote it.
  const first = toLoadedPage({ meta, html: main.innerHTML }, sidebar)
  const firstBranches = (meta.sidebar?.branches ?? []).map(
    (url, index) => [url, branches[index] ?? []] as const,
  )
  const runtime = createShellRuntime(data, first, createSidebarSource(new Map(firstBranches)), {
    root,
    startIslands,
  })
  await nextTask()
  await new Promise<void>((resolve) => {
    // In a transition React yields every few milliseconds, so that the browser can respond to a scrolling reader.
    startTransition(() => {
      hydrateRoot(root, <ShellApp runtime={runtime} customisation={customisation} onReady={resolve} />, {
        onRecoverableError: noteRecovered,
      })
    })
  })
  document.documentElement.dataset['hydrated'] = 'true'
  // Without the file, an agent has no tools, and an unknown address no suggestions; the reader lacks nothing else.
  if (document.modelContext || meta.kind === 'not-found')
    loadSearch().then(
      (search) => search.serveArrival(runtime),
      () => {},
    )
  return runtime.start()
}
