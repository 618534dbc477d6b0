import type { ReactElement } from 'react'

/**
 * An apple tree in the colours of the mode, where the theme shows the image of the front matter. "fyr check" compares
 * the lines below with the theme that is installed, and reports what has changed.
 *
 * @overrides HeroImage of @fyr/theme 0.1.0
 * @source 378e7544
 * @prop image?: HeroImageData | undefined
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
