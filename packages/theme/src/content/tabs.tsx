import {
  type ComponentPropsWithRef,
  type ComponentType,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { overridable } from '../customising/overridable.tsx'

/** One tab: its label and what it shows. */
export interface TabItem {
  readonly label: string
  /** Names it within the group; by default its label does. */
  readonly value?: string | undefined
  /** Whether it shows first; by default the first one does. */
  readonly isSelected?: boolean | undefined
  readonly content: ReactNode
}

/** Tabs in order. `className` and what an element can be given besides go to their outermost element. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Tabs of the same group switch together across the site. */
  readonly group?: string | null | undefined
  readonly tabs: readonly TabItem[]
}

/**
 * Tabs as static markup. Without scripts every panel shows under its label; with scripts the style sheet shows the
 * selected one from the first paint, and event delegation handles the buttons.
 */
export function Tabs({ group, tabs, className, ...rest }: TabsProps): ReactElement {
  const id = useId()
  const selected = tabs.find((tab) => tab.isSelected) ?? tabs[0]
  return (
    <div
      {...rest}
      className={classNames('fyr-tabs', className)}
      data-fyr-tabs=""
      data-fyr-tabs-group={group ?? undefined}
    >
      <div role="tablist" className="fyr-tabs-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.value ?? tab.label}
            type="button"
            role="tab"
            className="fyr-tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            data-value={tab.value ?? tab.label}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value ?? tab.label}
          role="tabpanel"
          className="fyr-tab-panel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-value={tab.value ?? tab.label}
          data-selected={tab === selected ? '' : undefined}
        >
          <p className="fyr-tab-label">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** `Tabs`, or what a site overrides it with. */
export const OverridableTabs: ComponentType<TabsProps> = /* @__PURE__ */ overridable('Tabs', Tabs)
