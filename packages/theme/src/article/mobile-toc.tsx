import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { TocList, type TocListProps } from '../table-of-contents/toc-list.tsx'
import { overridable } from '../customising/overridable.tsx'

/** Headings in order. */
export interface MobileTocProps {
  readonly toc: TocListProps['toc']
}

/**
 * The table of contents where there is no room beside the text: a bar below the navbar that shows the current heading, closed at
 * first. The theme's script updates it. Renders nothing for a page without headings.
 */
export function MobileToc({ toc }: MobileTocProps): ReactElement | null {
  const messages = useMessages()
  if (toc.length === 0) return null
  return (
    <details className="fyr-mobile-toc">
      <summary>
        <span className="fyr-mobile-toc-label">{messages.onThisPage}</span>
        <span className="fyr-mobile-toc-place" data-fyr-current-heading="" />
        <Icon name="chevron-down" />
      </summary>
      <TocList toc={toc} activeHeadingId={null} />
    </details>
  )
}

/** `MobileToc`, or what a site overrides it with. */
export const OverridableMobileToc: ComponentType<MobileTocProps> = /* @__PURE__ */ overridable(
  'MobileToc',
  MobileToc,
)
