import { type ComponentType, useId, type ReactElement, type ReactNode } from 'react'
import { replaceable } from '../customising/replaceable.tsx'

/** One tab: its value within the group, its label, and what it shows. */
export interface TabItem {
  readonly value: string
  readonly label: string
  readonly isSelected: boolean
  readonly content: ReactNode
}

/** Tabs in order; tabs of the same group turn together across the site. */
export interface TabsProps {
  readonly group: string | null
  readonly tabs: readonly TabItem[]
}

/**
 * Tabs as static markup. Without scripts every panel shows under its label; with scripts the style sheet shows the
 * selected one from the first paint, and the buttons are brought to life by delegation.
 */
export function Tabs({ group, tabs }: TabsProps): ReactElement {
  const id = useId()
  const selected = tabs.find((tab) => tab.isSelected) ?? tabs[0]
  return (
    <div className="fyr-tabs" data-fyr-tabs="" data-fyr-tabs-group={group ?? undefined}>
      <div role="tablist" className="fyr-tabs-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="fyr-tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            data-value={tab.value}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          className="fyr-tab-panel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-value={tab.value}
          data-selected={tab === selected ? '' : undefined}
        >
          <p className="fyr-tab-label">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** `Tabs`, or what a site puts in its place. */
export const ReplaceableTabs: ComponentType<TabsProps> = /* @__PURE__ */ replaceable('Tabs', Tabs)
