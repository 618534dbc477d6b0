import type { NavbarItem } from '@fyr/content-pipeline/manifest'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CustomisationContext } from '../customising/customisation.ts'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import {
  sampleSiteData,
  sampleNorwegianSiteData,
  sampleVersionedSiteData,
} from '../fixtures/sample-site-data.ts'
import { sampleBlogList, sampleDoc, sampleLoneDoc, sampleVersionedDoc } from '../fixtures/sample-pages.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Navbar } from './navbar.tsx'

const meta = {
  title: 'Around an article/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  tags: ['both-widths'],
  decorators: [withRouter],
  args: {
    siteData: sampleSiteData,
    meta: sampleMeta(sampleDoc),
    colorMode: { choice: 'light', isReady: true, choose: fn() },
    isDrawerOpen: false,
    onOpenDrawer: fn(),
  },
} satisfies Meta<typeof Navbar>

export default meta
type Story = StoryObj<typeof meta>

export const InTheDocs: Story = {}
export const InTheBlog: Story = { args: { meta: sampleMeta(sampleBlogList) } }
export const Norwegian: Story = {
  args: { siteData: sampleNorwegianSiteData, meta: sampleMeta(sampleDoc, sampleNorwegianSiteData) },
  globals: { locale: 'no' },
}
export const WithoutColourButton: Story = {
  args: { siteData: { ...sampleSiteData, colorMode: { ...sampleSiteData.colorMode, disableSwitch: true } } },
}
export const WithSearch: Story = {
  args: {
    siteData: {
      ...sampleSiteData,
      search: { page: '/search', manifest: '/search/index.json', synonyms: [], popular: [] },
    },
    onOpenSearch: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: en.search }))
    await expect(args.onOpenSearch).toHaveBeenCalledOnce()
  },
}
export const WithoutItems: Story = { args: { siteData: { ...sampleSiteData, navbar: [] } } }
export const WithNothingForTheDrawer: Story = {
  args: { siteData: { ...sampleSiteData, navbar: [] }, meta: sampleMeta(sampleLoneDoc) },
}
/** The drawer has the languages in its head. */
export const WithLanguagesAlone: Story = {
  args: {
    siteData: { ...sampleSiteData, navbar: [{ type: 'locale-menu', position: 'right' }] },
    meta: sampleMeta(sampleLoneDoc),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: en.openMenu })).toBeInTheDocument()
  },
}
export const LongTitle: Story = {
  args: { siteData: { ...sampleSiteData, title: 'Documentation of Everything that Swims' } },
}
/** As many as the bar has room for when they move closer together. */
export const ManyItems: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    siteData: {
      ...sampleSiteData,
      navbar: [
        ...['Getting started', 'Reference', 'Tutorials', 'Guides', 'Changelog', 'Community'].map(
          (label): NavbarItem => ({
            type: 'link',
            label,
            href: '/manual',
            isExternal: false,
            position: 'left',
          }),
        ),
        ...sampleSiteData.navbar,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('.fyr-navbar-items .fyr-navbar-label')]
    await expect(labels.length).toBeGreaterThan(9)
    await expect(labels.filter((label) => label.scrollHeight > label.clientHeight)).toEqual([])
    await expect(canvas.getByText('Community')).toBeVisible()
  },
}
/** In a smaller window they are in the drawer. */
export const ManyItemsInASmallerWindow: Story = {
  ...ManyItems,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Community')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: en.openMenu }))
    await expect(args.onOpenDrawer).toHaveBeenCalledOnce()
  },
}
/** More than the bar has room for: nothing is out of reach, and the bar stays as high as the page below expects. */
export const TooManyItems: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [(renderStory) => <header className="fyr-header">{renderStory()}</header>],
  args: {
    siteData: {
      ...sampleSiteData,
      title: 'Documentation of Everything that Swims',
      navbar: ['Documentation', 'Another long label', 'Something else altogether', 'Source code hosting']
        .map((label): NavbarItem => ({
          type: 'link',
          label,
          href: '/blog',
          isExternal: false,
          position: 'left',
        }))
        .concat(sampleSiteData.navbar),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('navigation')
    const token = getComputedStyle(canvasElement).getPropertyValue('--fyr-size-navbar')
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(bar.clientHeight).toBe(Number.parseFloat(token) * rem)
    await fitsTheWindow()
    const controls = [...bar.querySelectorAll('a, summary, button')].filter((control) =>
      control.checkVisibility(),
    )
    await expect(controls.length).toBeGreaterThan(9)
    const right = Math.max(...controls.map((control) => control.getBoundingClientRect().right))
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Versions: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { siteData: sampleVersionedSiteData, meta: sampleMeta(sampleBlogList), preferredVersion: '1.0' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs/1.0/intro')
    const { menu, button } = menuOf(canvasElement, '1.0')
    await userEvent.click(button)
    const links = [...menu.querySelectorAll('a')]
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Next', '/docs/next/intro'],
      ['2.0', '/docs/intro'],
      ['1.0', '/docs/1.0/intro'],
    ])
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.openMenu }))
    await expect(args.onOpenDrawer).toHaveBeenCalledOnce()
  },
}

/** Puts something of a site at the end of the bar. */
const withEnd: Decorator = (Story) => (
  <CustomisationContext value={{ slots: { NavbarEnd: () => <span>v3</span> } }}>
    <Story />
  </CustomisationContext>
)

/** Widths of what is left free in the bar after each of its last parts. */
function roomBehind(bar: HTMLElement, ...parts: Element[]): number[] {
  const end = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight)
  const lefts = parts.slice(1).map((part) => part.getBoundingClientRect().left)
  return parts.map((part, index) => (lefts[index] ?? end) - part.getBoundingClientRect().right)
}

export const EndOfASite: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [withEnd],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation')
    const button = canvas.getByRole('button', { name: /mode/ })
    const gap = Number.parseFloat(getComputedStyle(bar).columnGap)
    await expect(roomBehind(bar, canvas.getByText('v3'), button)[0]).toBe(gap)
    // The icon ends at the edge of the page below; the button itself is larger.
    const icon = [...button.querySelectorAll('svg')].find((each) => each.checkVisibility())
    if (!icon) throw new Error('The button has no icon.')
    await expect(roomBehind(bar, icon)[0]).toBeCloseTo(0, 0)
  },
}
export const EndOfASiteWithoutColourButton: Story = {
  ...WithoutColourButton,
  globals: { viewport: { value: 'phone' } },
  decorators: [withEnd],
  play: async ({ canvas }) => {
    await expect(roomBehind(canvas.getByRole('navigation'), canvas.getByText('v3'))).toEqual([0])
  },
}

/** The menu of a button, and the button. */
function menuOf(canvasElement: HTMLElement, label: string) {
  const menu = [...canvasElement.querySelectorAll('details')].find((details) =>
    details.textContent.startsWith(label),
  )
  const button = menu?.querySelector('summary')
  if (!menu || !button) throw new Error(`There is no menu ${label}.`)
  return { menu, button }
}

export const MenuClosedByEscape: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { menu, button } = menuOf(canvasElement, 'English')
    await userEvent.click(button)
    await expect(menu.open).toBe(true)
    await userEvent.tab()
    await expect(menu).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(button).toHaveFocus()
  },
}
export const MenuClosedFromOutside: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { menu, button } = menuOf(canvasElement, 'More')
    await userEvent.click(button)
    await expect(menu.open).toBe(true)
    await userEvent.click(canvasElement)
    await expect(menu.open).toBe(false)
    await userEvent.click(button)
    menuOf(canvasElement, 'English').button.focus()
    await expect(menu.open).toBe(false)
  },
}
export const MenuThatKeepsTheFocusElsewhere: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const { menu, button } = menuOf(canvasElement, 'English')
    const home = canvas.getByRole('link', { name: /sample/i })
    home.focus()
    menu.open = true
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(home).toHaveFocus()
    await expect(button).not.toHaveFocus()
  },
}
export const MenuClosedByALink: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { menu, button } = menuOf(canvasElement, 'More')
    await userEvent.click(button)
    const link = menu.querySelector('a')
    if (!link) throw new Error('The menu has no link.')
    link.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    await userEvent.click(link)
    await expect(menu.open).toBe(false)
  },
}
export const SameDocInEachVersion: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { siteData: sampleVersionedSiteData, meta: sampleMeta(sampleVersionedDoc) },
  play: async ({ canvasElement }) => {
    const { menu, button } = menuOf(canvasElement, '2.0')
    await userEvent.click(button)
    const same = [...menu.querySelectorAll('a[data-fyr-carry]')]
    await expect(same.map((link) => link.textContent)).toEqual(['Next', '2.0'])
  },
}
export const WithoutVersions: Story = {
  args: { siteData: { ...sampleVersionedSiteData, versions: [] } },
}
export const ColourChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(en.colorLight, 'i') }))
    await expect(args.colorMode.choose).toHaveBeenCalledWith('dark')
  },
}
