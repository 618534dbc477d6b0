import type { SidebarBranch } from '@fyr/content-pipeline/manifest'
import { Link } from '@fyr/router/react'
import { use, useEffect, useState, type ReactElement } from 'react'
import { LoadSidebarBranchContext } from './sidebar-branches.ts'

/** A branch that is not loaded, and the label of its category. */
export interface MissingBranchProps {
  readonly branch: SidebarBranch
  readonly label: string
}

/** Shown in an open category until its items are loaded. When that fails, a link leads to the first of them. */
export function MissingBranch({ branch: { url, entry }, label }: MissingBranchProps): ReactElement | null {
  const load = use(LoadSidebarBranchContext)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    load(url).catch(() => setHasFailed(true))
  }, [load, url])
  if (!hasFailed) return null
  return (
    <ul className="fyr-sidebar-list">
      <li>
        <Link to={entry} className="fyr-sidebar-link">
          <span className="fyr-sidebar-label">{label}</span>
        </Link>
      </li>
    </ul>
  )
}
