import type { ReactElement } from 'react'
import { LineDrawing } from './line-drawing.tsx'
import { SHELL_PATHS } from './shell-icon.tsx'

const PATHS = {
  ...SHELL_PATHS,
  play: 'M8 5.5v13l11-6.5z',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5M4 18h5',
  check: 'm5 12.5 5 5L19 7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  pencil: 'm5 19 1-4L16.5 4.5l3 3L9 18l-4 1zM14 7l3 3',
  folder: 'M3.5 18.5v-13h6l2 2.5h9v10.5z',
  tag: 'M4 12.5V5a1 1 0 0 1 1-1h7.5l7.5 7.5-8.5 8.5zM8.5 8.5h.01',
  note: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  tip: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.4.3.5.7.5 1.1h6c0-.4.1-.8.5-1.1A6 6 0 0 0 12 3.5z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.7h.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  danger: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.5v5.5M12 16.3h.01',
} as const

/** Names of the icons that the theme draws. */
export type IconName = keyof typeof PATHS

/** A decorative icon; the control around it has the name. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return <LineDrawing name={name} path={PATHS[name]} />
}
