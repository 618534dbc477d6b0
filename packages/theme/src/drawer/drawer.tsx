import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import { type ComponentType, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { ColorModeState } from '../color-toggle/color-choice.ts'
import { OverridableColorToggle } from '../color-toggle/color-toggle.tsx'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { OverridableBrand } from '../navbar/brand.tsx'
import { LocaleList } from '../navbar/locale-list.tsx'
import type { PageMeta } from '../page-payload.ts'
import { SidebarBetweenSlots } from '../sidebar/sidebar-between-slots.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { useHasMenu } from '../navbar/use-has-drawer.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { overridable } from '../customising/overridable.tsx'
import { ShellSlot } from '../customising/slot.tsx'

/** Whether the drawer is open, and how to open and close it. */
export interface DrawerState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Props of the drawer. */
export interface DrawerProps {
  readonly siteData: SiteData
  readonly meta: PageMeta
  /** Docs version that the reader picked, if known. */
  readonly preferredVersion?: string | null
  /** Shown first when there is one; the main menu is one step back. */
  readonly sidebar: Sidebar | null
  readonly colorMode: ColorModeState
  readonly onClose: () => void
}

/**
 * The menu of small screens, a modal `<dialog>`: the browser traps the focus and returns it. Render it while it is
 * open.
 */
export function Drawer({
  siteData,
  meta,
  preferredVersion = null,
  sidebar,
  colorMode,
  onClose,
}: DrawerProps): ReactElement {
  const messages = useMessages()
  const ref = useModalDialog(onClose)
  const [panel, setPanel] = useState<'menu' | 'sidebar'>(sidebar === null ? 'menu' : 'sidebar')
  const hasMenu = useHasMenu(siteData)
  const menu = useRef<HTMLDivElement>(null)
  const goToMenu = (): void => {
    flushSync(() => setPanel('menu'))
    // The focused button is out of reach now, and the focus with it. No scrolling: the panel is still sliding in.
    menu.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }
  return (
    <dialog ref={ref} className="fyr-drawer" aria-label={messages.mainNavigation}>
      <div className="fyr-drawer-header">
        <OverridableBrand siteData={siteData} />
        {!siteData.colorMode.disableSwitch && (
          <OverridableColorToggle state={colorMode} settings={siteData.colorMode} />
        )}
        <button type="button" className="fyr-icon-button" aria-label={messages.closeMenu} onClick={onClose}>
          <ShellIcon name="close" />
        </button>
        {siteData.locales[1] && <LocaleList siteData={siteData} meta={meta} className="fyr-drawer-locales" />}
      </div>
      <div className="fyr-drawer-panels" data-panel={panel}>
        <div ref={menu} className="fyr-drawer-panel" inert={panel !== 'menu'}>
          <DrawerMenu siteData={siteData} meta={meta} preferredVersion={preferredVersion} />
          <ShellSlot name="DrawerEnd" siteData={siteData} meta={meta} />
        </div>
        {sidebar && (
          <div className="fyr-drawer-panel" inert={panel !== 'sidebar'}>
            {hasMenu && (
              <button type="button" className="fyr-drawer-back" onClick={goToMenu}>
                <ShellIcon name="arrow-left" />
                {messages.backToMainMenu}
              </button>
            )}
            <SidebarBetweenSlots sidebar={sidebar} siteData={siteData} meta={meta} />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** `Drawer`, or what a site overrides it with. */
export const OverridableDrawer: ComponentType<DrawerProps> = /* @__PURE__ */ overridable('Drawer', Drawer)
