import type { SidebarBranch } from '@fyr/content-pipeline/manifest'
import { Link } from '@fyr/router/react'
import { use, useEffect, useState, type ReactElement } from 'react'
import { LoadSidebarBranchContext } from './sidebar-branches.ts'

/** A branch whose items have not come, and the label of its category. */
export interface MissingBranchProps {
  readonly branch: SidebarBranch
  readonly label: string
}

/** Stands in an open category until its items are there. When they can't be had, a link leads to the first of them. */
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
