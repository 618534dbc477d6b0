import type { ReactElement } from 'react'

/**
 * An apple tree where the theme has its lighthouse. "fyr check" compares the lines below with the theme that is
 * installed, and tells what has changed.
 *
 * @overrides LighthouseScene of @fyr/theme 0.1.0
 * @source 66087e1c
 */
export default function AppleTree(): ReactElement {
  return (
    <svg className="orchard-tree" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M57 116V70h6v46z" fill="var(--fyr-color-ink-soft)" />
      <circle cx="60" cy="48" r="40" fill="var(--fyr-color-tip)" />
      <g fill="var(--fyr-color-accent)">
        <circle cx="44" cy="40" r="6" />
        <circle cx="74" cy="34" r="6" />
        <circle cx="64" cy="62" r="6" />
      </g>
    </svg>
  )
}
