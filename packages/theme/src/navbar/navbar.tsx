import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import type { ColorModeState } from '../color-toggle/color-choice.ts'
import { OverridableColorToggle } from '../color-toggle/color-toggle.tsx'
import { useHasDrawer } from './use-has-drawer.ts'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import type { PageMeta } from '../page-payload.ts'
import { OverridableBrand } from './brand.tsx'
import { NavbarItems } from './navbar-items.tsx'
import { itemsInVersion } from './version-links.ts'
import { overridable } from '../customising/overridable.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { ShellSlot } from '../customising/slot.tsx'

/** Widest viewport, in CSS pixels, that still gets the drawer, at the default text size of browsers. */
export const MOBILE_NAVBAR_MAX_PX = 996

/** Props of the navbar. */
export interface NavbarProps {
  readonly siteData: SiteData
  readonly meta: PageMeta
  /** Docs version that the reader picked, if known. */
  readonly preferredVersion?: string | null
  readonly colorMode: ColorModeState
  readonly isDrawerOpen: boolean
  readonly onOpenDrawer: () => void
  /** Default: the button leads to the page of the search. */
  readonly onOpenSearch?: (() => void) | undefined
}

/**
 * The bar at the top of every page. At `MOBILE_NAVBAR_MAX_PX` and below its items give way to the menu button, unless
 * there are no scripts to open the drawer: then they wrap into view. Eight items on one side do so in wider windows, too. There is no
 * button where the drawer would be empty. An open drawer closes when the window has become so wide that the element with the class
 * `fyr-navbar-items` is shown: a bar of the site's own can have one.
 */
export function Navbar({
  siteData,
  meta,
  preferredVersion = null,
  colorMode,
  isDrawerOpen,
  onOpenDrawer,
  onOpenSearch,
}: NavbarProps): ReactElement {
  const messages = useMessages()
  const shared = { siteData, meta, messages, preferredVersion }
  const items = itemsInVersion(shared)
  const left = items.filter((item) => item.position === 'left')
  const right = items.filter((item) => item.position === 'right')
  const hasDrawer = useHasDrawer(siteData, meta.sidebar !== null)
  return (
    <nav className="fyr-navbar" aria-label={messages.mainNavigation}>
      {hasDrawer && (
        <button
          type="button"
          className="fyr-icon-button fyr-navbar-toggle"
          data-fyr-shell="menu"
          aria-label={messages.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={onOpenDrawer}
        >
          <ShellIcon name="menu" />
        </button>
      )}
      <OverridableBrand siteData={siteData} />
      <div className="fyr-navbar-items">
        <NavbarItems items={left} {...shared} />
        <NavbarItems items={right} {...shared} />
      </div>
      {siteData.search && <SearchButton search={siteData.search} onOpen={onOpenSearch} />}
      <ShellSlot name="NavbarEnd" siteData={siteData} meta={meta} />
      {!siteData.colorMode.disableSwitch && (
        <OverridableColorToggle state={colorMode} settings={siteData.colorMode} />
      )}
    </nav>
  )
}

/** `Navbar`, or what a site overrides it with. */
export const OverridableNavbar: ComponentType<NavbarProps> = /* @__PURE__ */ overridable('Navbar', Navbar)
