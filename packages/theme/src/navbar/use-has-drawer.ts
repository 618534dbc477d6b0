import type { SiteData } from '@fyr/content-pipeline/manifest'
import { useContext } from 'react'
import { CustomisationContext } from '../customising/customisation.ts'

/**
 * Whether a site has a main menu: items in its navbar besides the languages, which the drawer has in its head, or
 * something of its own below them in the drawer.
 */
export function useHasMenu({ navbar }: Pick<SiteData, 'navbar'>): boolean {
  const { slots } = useContext(CustomisationContext)
  return navbar.some(({ type }) => type !== 'locale-menu') || slots?.DrawerEnd !== undefined
}

/** Whether the drawer has anything to show on a page. An override is assumed to have. */
export function useHasDrawer(siteData: Pick<SiteData, 'navbar'>, hasSidebar: boolean): boolean {
  const { components } = useContext(CustomisationContext)
  const hasMenu = useHasMenu(siteData)
  return hasMenu || siteData.navbar.length > 0 || hasSidebar || components?.['Drawer'] !== undefined
}
