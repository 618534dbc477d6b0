import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleAnnouncedFrame, sampleFrame, sampleNorwegianFrame } from '../fixtures/sample-frame.ts'
import {
  sampleBlogList,
  sampleDoc,
  sampleHome,
  sampleLoneDoc,
  sampleNotFound,
  samplePost,
} from '../fixtures/sample-pages.ts'
import { sampleShellProps } from '../fixtures/sample-shell.tsx'
import { deepSidebar, sampleBlogSidebar, sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Shell } from './shell.tsx'

const meta = {
  component: Shell,
  decorators: [withRouter],
  args: sampleShellProps(sampleDoc, sampleSidebar),
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Doc: Story = {}
export const DocAtAHeading: Story = { args: { activeHeadingId: 'sample' } }
export const DocInNoSidebar: Story = { args: sampleShellProps(sampleLoneDoc, null) }
export const DocUnderADeepTree: Story = { args: sampleShellProps(sampleDoc, deepSidebar(6)) }
export const Norwegian: Story = { args: sampleShellProps(sampleDoc, sampleSidebar, sampleNorwegianFrame) }
export const Untranslated: Story = {
  args: sampleShellProps(
    { ...sampleDoc, route: { ...sampleDoc.route, isFallback: true } },
    sampleSidebar,
    sampleNorwegianFrame,
  ),
}
export const Post: Story = { args: sampleShellProps(samplePost, sampleBlogSidebar) }
export const BlogList: Story = { args: sampleShellProps(sampleBlogList, sampleBlogSidebar) }
export const Home: Story = { args: sampleShellProps(sampleHome, null) }
export const NotFound: Story = { args: sampleShellProps(sampleNotFound, null) }
export const WithAnnouncement: Story = { args: sampleShellProps(sampleHome, null, sampleAnnouncedFrame) }
export const WithoutColourButton: Story = {
  args: sampleShellProps(sampleHome, null, {
    ...sampleFrame,
    colorMode: { ...sampleFrame.colorMode, disableSwitch: true },
  }),
}
export const Crashed: Story = {
  args: { crash: { error: new Error('The page has no body.'), retry: () => {} } },
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
