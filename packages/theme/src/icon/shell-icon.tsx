import type { ReactElement } from 'react'
import { LineDrawing } from './line-drawing.tsx'

/** Paths on a 24 × 24 grid, drawn as lines 1.6 wide: those around an article, which every first visit loads. */
export const SHELL_PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  external: 'M9 6h9v9M18 6 7 17',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
} as const

/** Names of the icons around an article. */
export type ShellIconName = keyof typeof SHELL_PATHS

/** `Icon` for what the browser renders around an article, without the icons that only articles have. */
export function ShellIcon({ name }: { readonly name: ShellIconName }): ReactElement {
  return <LineDrawing name={name} path={SHELL_PATHS[name]} />
}
