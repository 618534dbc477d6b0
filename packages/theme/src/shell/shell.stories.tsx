import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CustomisationContext } from '../customising/customisation.ts'
import {
  sampleAnnouncedSiteData,
  sampleSiteData,
  sampleNorwegianSiteData,
} from '../fixtures/sample-site-data.ts'
import {
  sampleBlogList,
  sampleDoc,
  sampleHome,
  sampleLoneDoc,
  sampleNotFound,
  samplePost,
} from '../fixtures/sample-pages.ts'
import { observedShellProps } from '../fixtures/observed-shell.ts'
import { deepSidebar, sampleBlogSidebar, sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Shell } from './shell.tsx'

const meta = {
  component: Shell,
  tags: ['both-widths'],
  decorators: [withRouter],
  args: observedShellProps(sampleDoc, sampleSidebar),
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Doc: Story = {}
export const DocAtAHeading: Story = { args: { activeHeadingId: 'sample' } }
export const DocInNoSidebar: Story = { args: observedShellProps(sampleLoneDoc, null) }
export const DocUnderADeepTree: Story = { args: observedShellProps(sampleDoc, deepSidebar(6)) }
export const Norwegian: Story = {
  args: observedShellProps(sampleDoc, sampleSidebar, sampleNorwegianSiteData),
}
export const Untranslated: Story = {
  args: observedShellProps(
    { ...sampleDoc, route: { ...sampleDoc.route, isFallback: true } },
    sampleSidebar,
    sampleNorwegianSiteData,
  ),
}
/** What a site puts below the navbar stays in view, and the rest stands below it. */
export const WithMoreInTheHeader: Story = {
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <CustomisationContext
        value={{ slots: { HeaderEnd: () => <p style={{ blockSize: '2.5rem' }}>Version 2 goes away.</p> } }}
      >
        <style>{':root { --fyr-size-header-end: 2.5rem }'}</style>
        <Story />
      </CustomisationContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector('.fyr-header')?.getBoundingClientRect().height ?? 0
    const sticky = [...canvasElement.querySelectorAll('.fyr-sidebar, .fyr-toc')]
    await expect(sticky.map((part) => getComputedStyle(part).top)).toEqual([`${height}px`, `${height}px`])
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
    await expect(Number.parseFloat(scrollPaddingBlockStart)).toBeGreaterThan(height)
  },
}
export const Post: Story = { args: observedShellProps(samplePost, sampleBlogSidebar) }
export const BlogList: Story = { args: observedShellProps(sampleBlogList, sampleBlogSidebar) }
export const Home: Story = { args: observedShellProps(sampleHome, null) }
export const NotFound: Story = { args: observedShellProps(sampleNotFound, null) }
export const WithAnnouncement: Story = {
  args: observedShellProps(sampleHome, null, sampleAnnouncedSiteData),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.closeAnnouncement }))
    await expect(args.announcement.dismiss).toHaveBeenCalledOnce()
  },
}
export const WithDismissedAnnouncement: Story = {
  args: {
    ...observedShellProps(sampleHome, null, sampleAnnouncedSiteData),
    announcement: { isVisible: false, dismiss: fn() },
  },
}
export const ColourChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(en.colorLight, 'i') }))
    await expect(args.colorMode.choose).toHaveBeenCalledWith('dark')
  },
}
export const FarDown: Story = {
  args: { backToTop: { isVisible: true, go: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.backToTop }))
    await expect(args.backToTop?.go).toHaveBeenCalledOnce()
  },
}
export const WithoutColourButton: Story = {
  args: observedShellProps(sampleHome, null, {
    ...sampleSiteData,
    colorMode: { ...sampleSiteData.colorMode, disableSwitch: true },
  }),
}
export const Crashed: Story = {
  args: { crash: { error: new Error('The page has no body.'), retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.crash?.retry).toHaveBeenCalledOnce()
  },
}
export const DrawerOfThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { drawer: { isOpen: false, open: fn(), close: fn() }, preferredVersion: '2.0' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.openMenu }))
    await expect(args.drawer?.open).toHaveBeenCalledOnce()
  },
}
export const OpenDrawerOfThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { drawer: { isOpen: true, open: fn(), close: fn() } },
  play: async ({ args, canvasElement }) => {
    const drawer = canvasElement.querySelector('dialog')
    if (!drawer) throw new Error('There is no drawer.')
    await userEvent.click(within(drawer).getByRole('button', { name: en.closeMenu }))
    await expect(args.drawer?.close).toHaveBeenCalled()
  },
}
export const DrawerOpenedAndClosed: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: en.openMenu })
    await userEvent.click(toggle)
    const drawer = canvasElement.querySelector('dialog')
    if (!drawer) throw new Error('There is no drawer.')
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(drawer).getByRole('button', { name: en.closeMenu }))
    await expect(canvasElement.querySelector('dialog')).toBeNull()
    await expect(toggle).toHaveFocus()
  },
}
