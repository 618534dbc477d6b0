import type { ReactElement, ReactNode } from 'react'

/** A list of files and folders: `<FileTree>`. */
export function FileTree({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="fyr-file-tree">{children}</div>
}
