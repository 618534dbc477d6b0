import type { ReactElement } from 'react'

export interface LineDrawingProps {
  readonly name: string
  /** On a grid of 24 × 24. */
  readonly path: string
}

/** The drawing of an icon. */
export function LineDrawing({ name, path }: LineDrawingProps): ReactElement {
  return (
    <svg
      className="fyr-icon"
      data-icon={name}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
