import type { Breadcrumb } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** The way from the home page to this one; the last crumb is this page. */
export interface BreadcrumbsProps {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly homeHref: string
}

/** The position of a page in the docs. Renders nothing for a page outside every sidebar. */
export function Breadcrumbs({ breadcrumbs, homeHref }: BreadcrumbsProps): ReactElement | null {
  const messages = useMessages()
  if (breadcrumbs.length === 0) return null
  return (
    <nav className="fyr-breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        <li>
          <a href={homeHref} aria-label={messages.breadcrumbsHome}>
            <Icon name="home" />
          </a>
        </li>
        {breadcrumbs.map((crumb, index) => (
          <li key={`${crumb.label} ${crumb.href}`}>
            <Icon name="chevron-right" />
            <Crumb crumb={crumb} isCurrent={index === breadcrumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** `Breadcrumbs`, or what a site overrides it with. */
export const OverridableBreadcrumbs: ComponentType<BreadcrumbsProps> = /* @__PURE__ */ overridable(
  'Breadcrumbs',
  Breadcrumbs,
)

function Crumb({
  crumb,
  isCurrent,
}: {
  readonly crumb: Breadcrumb
  readonly isCurrent: boolean
}): ReactElement {
  if (isCurrent) return <span aria-current="page">{crumb.label}</span>
  return crumb.href === null ? <span>{crumb.label}</span> : <a href={crumb.href}>{crumb.label}</a>
}
