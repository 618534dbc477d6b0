import type { ReactElement, ReactNode } from 'react'

/** The label of a column that readers can sort a table by; its script is loaded with the first click. */
export function SortButton({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <button type="button" className="fyr-sort" data-fyr-page-action="sort">
      <span>{children}</span>
    </button>
  )
}
