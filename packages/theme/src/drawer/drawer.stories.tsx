import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  sampleSiteData,
  sampleNorwegianSiteData,
  sampleVersionedSiteData,
} from '../fixtures/sample-site-data.ts'
import { rightToLeft } from '../fixtures/right-to-left.tsx'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { deepSidebar, sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Around an article/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  decorators: [withRouter],
  globals: { viewport: { value: 'phone' } },
  args: {
    siteData: sampleSiteData,
    meta: sampleMeta(),
    sidebar: sampleSidebar,
    colorMode: { choice: 'light', isReady: true, choose: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheSidebar: Story = {}
export const OnTheMainMenu: Story = { args: { sidebar: null } }
export const OnASiteWithoutMenu: Story = { args: { siteData: { ...sampleSiteData, navbar: [] } } }
export const LanguagesAlone: Story = {
  args: { siteData: { ...sampleSiteData, navbar: [{ type: 'locale-menu', position: 'right' }] } },
  play: async ({ canvasElement }) => {
    const drawer = within(drawerOf(canvasElement))
    await expect(drawer.getByRole('link', { name: 'Norsk' })).toBeVisible()
    await expect(drawer.queryByRole('button', { name: en.backToMainMenu })).toBeNull()
  },
}
export const InOneLanguage: Story = {
  args: { siteData: { ...sampleSiteData, locales: [sampleSiteData.locale] } },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    const arrow = within(drawer).getByRole('button', { name: en.backToMainMenu }).firstElementChild
    await expect(arrow && getComputedStyle(arrow).rotate).toBe('180deg')
    await expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
  },
}
export const WithoutColourButton: Story = {
  args: { siteData: { ...sampleSiteData, colorMode: { ...sampleSiteData.colorMode, disableSwitch: true } } },
}
export const DeepTree: Story = { args: { sidebar: deepSidebar(6) } }
export const Norwegian: Story = {
  args: { siteData: sampleNorwegianSiteData, sidebar: null },
  globals: { locale: 'no' },
}

/** The drawer of a story; it is in the browser's top layer. */
function drawerOf(canvasElement: HTMLElement): HTMLDialogElement {
  const drawer = canvasElement.querySelector('dialog')
  if (!drawer) throw new Error('There is no drawer.')
  return drawer
}

function inertPanels(drawer: HTMLElement): boolean[] {
  return [...drawer.querySelectorAll('.fyr-drawer-panel')].map((panel) => panel.hasAttribute('inert'))
}

export const Versions: Story = {
  args: { siteData: sampleVersionedSiteData, sidebar: null },
  play: async ({ canvasElement }) => {
    const list = within(drawerOf(canvasElement)).getByRole('list', { name: en.versions })
    await expect(within(list).getAllByRole('link')).toHaveLength(3)
  },
}
export const BackToTheMainMenu: Story = {
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await expect(inertPanels(drawer)).toEqual([true, false])
    await userEvent.click(within(drawer).getByRole('button', { name: en.backToMainMenu }))
    await expect(inertPanels(drawer)).toEqual([false, true])
  },
}
export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await userEvent.click(within(drawer).getByRole('button', { name: en.closeMenu }))
    await userEvent.click(within(drawer).getByRole('link', { name: 'Introduction' }))
    drawer.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}
export const ClickedBehind: Story = {
  play: async ({ args, canvasElement }) => {
    canvasElement.click()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const ColourChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await userEvent.click(within(drawer).getByRole('button', { name: new RegExp(en.colorLight, 'i') }))
    await expect(args.colorMode.choose).toHaveBeenCalledWith('dark')
  },
}

export const LeftWhenTheWindowGrows: Story = {
  play: async ({ args, canvasElement }) => {
    window.dispatchEvent(new Event('resize'))
    await expect(args.onClose).not.toHaveBeenCalled()
    const items = document.createElement('div')
    items.className = 'fyr-navbar-items'
    items.style.display = 'flex'
    canvasElement.append(items)
    window.dispatchEvent(new Event('resize'))
    items.remove()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
