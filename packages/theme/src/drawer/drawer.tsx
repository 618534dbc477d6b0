import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import { type ComponentType, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { ColorModeState } from '../color-toggle/color-choice.ts'
import { ReplaceableColorToggle } from '../color-toggle/color-toggle.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'
import { ReplaceableBrand } from '../navbar/brand.tsx'
import type { PageMeta } from '../page-payload.ts'
import { SidebarBetweenSlots } from '../sidebar/sidebar-between-slots.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { useHasMenu } from '../navbar/use-has-drawer.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { replaceable } from '../customising/replaceable.tsx'
import { ShellSlot } from '../customising/slot.tsx'

/** Whether the drawer is open, and how to open and close it. */
export interface DrawerState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** What the drawer shows, and what happens when the reader leaves it. */
export interface DrawerProps {
  readonly siteData: SiteData
  readonly messages: Messages
  readonly meta: PageMeta
  /** Version of the docs that the reader once picked, where known. */
  readonly preferredVersion?: string | null
  /** Shown first when there is one; the main menu, where there is one, is one step back. */
  readonly sidebar: Sidebar | null
  readonly colorMode: ColorModeState
  readonly close: () => void
}

/**
 * The menu of small screens, a modal `<dialog>`: the browser keeps the focus inside and gives it back. Render it while
 * it is open.
 */
export function Drawer({
  siteData,
  messages,
  meta,
  preferredVersion = null,
  sidebar,
  colorMode,
  close,
}: DrawerProps): ReactElement {
  const ref = useModalDialog(close)
  const [panel, setPanel] = useState<'menu' | 'sidebar'>(sidebar === null ? 'menu' : 'sidebar')
  const hasMenu = useHasMenu(siteData)
  const menu = useRef<HTMLDivElement>(null)
  const goToMenu = (): void => {
    flushSync(() => setPanel('menu'))
    // The button that was pressed is out of reach now, and the focus with it. No scrolling: the panel is still sliding in.
    menu.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }
  return (
    <dialog ref={ref} className="fyr-drawer" aria-label={messages.mainNavigation}>
      <div className="fyr-drawer-header">
        <ReplaceableBrand siteData={siteData} />
        {!siteData.colorMode.disableSwitch && (
          <ReplaceableColorToggle state={colorMode} settings={siteData.colorMode} messages={messages} />
        )}
        <button type="button" className="fyr-icon-button" aria-label={messages.closeMenu} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="fyr-drawer-panels" data-panel={panel}>
        <div ref={menu} className="fyr-drawer-panel" inert={panel !== 'menu'}>
          <DrawerMenu
            siteData={siteData}
            meta={meta}
            messages={messages}
            preferredVersion={preferredVersion}
          />
          <ShellSlot name="DrawerEnd" siteData={siteData} messages={messages} meta={meta} />
        </div>
        {sidebar && (
          <div className="fyr-drawer-panel" inert={panel !== 'sidebar'}>
            {hasMenu && (
              <button type="button" className="fyr-drawer-back" onClick={goToMenu}>
                <Icon name="arrow-left" />
                {messages.backToMainMenu}
              </button>
            )}
            <SidebarBetweenSlots sidebar={sidebar} siteData={siteData} messages={messages} meta={meta} />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** `Drawer`, or what a site puts in its place. */
export const ReplaceableDrawer: ComponentType<DrawerProps> = /* @__PURE__ */ replaceable('Drawer', Drawer)
