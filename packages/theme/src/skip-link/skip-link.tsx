import type { ReactElement } from 'react'

/** The first link of every page; out of sight until it has focus. */
export function SkipLink({ label }: { readonly label: string }): ReactElement {
  return (
    <a className="fyr-skip-link" href="#main">
      {label}
    </a>
  )
}
