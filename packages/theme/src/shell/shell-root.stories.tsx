import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryLocation, createStaticLocation } from '@fyr/router/react'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { observedShellProps } from '../fixtures/observed-shell.ts'
import { sampleAnnouncedSiteData } from '../fixtures/sample-site-data.ts'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { en } from '../messages/en.ts'
import { useMessages } from '../messages/messages-context.ts'
import { ShellRoot, type ShellRootProps } from './shell-root.tsx'

/** The shell in the language of the catalogue's toolbar. */
function InPageLanguage(props: ShellRootProps): ReactElement {
  return <ShellRoot {...props} messages={useMessages()} />
}

/** The shell above a way to another page. */
function Moving(props: ShellRootProps): ReactElement {
  const [path, setPath] = useState(props.meta.path)
  return (
    <>
      <InPageLanguage {...props} meta={{ ...props.meta, path }} />
      <button type="button" onClick={() => setPath('/docs/intro')}>
        Next page
      </button>
    </>
  )
}

const meta = {
  title: 'Whole pages/ShellRoot',
  component: ShellRoot,
  parameters: { layout: 'fullscreen' },
  tags: ['both-widths'],
  args: {
    ...observedShellProps(sampleDoc, sampleSidebar, sampleAnnouncedSiteData),
    messages: en,
    location: createStaticLocation(sampleDoc.route.path),
  },
  render: (args) => <InPageLanguage {...args} />,
} satisfies Meta<typeof ShellRoot>

export default meta
type Story = StoryObj<typeof meta>

export const AsOnTheServer: Story = {}
export const AsInTheBrowser: Story = {
  args: { location: createMemoryLocation(sampleDoc.route.path), isPending: false, navigate: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.closeAnnouncement }))
    await expect(args.announcement.dismiss).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(en.colorLight, 'i') }))
    await expect(args.colorMode.choose).toHaveBeenCalledWith('dark')
    const [updates] = canvas.getAllByRole('link', { name: 'Updates' })
    if (!updates) throw new Error('The navbar leads to no updates.')
    await userEvent.click(updates)
    await expect(args.navigate).toHaveBeenCalledWith('/blog', { replace: false })
  },
}
export const Customised: Story = {
  args: { customisation: { slots: { FooterStart: ({ siteData }) => <p>Notes of {siteData.title}</p> } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Notes of Sample Docs')).toBeVisible()
  },
}

export const Replaced: Story = {
  args: { customisation: { components: { Footer: () => <footer>A footer of the site</footer> } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A footer of the site')).toBeVisible()
  },
}

const renderSlot = fn<() => ReactElement>()

/** A part of a site that is as whole as `renderSlot` says. */
function SlotOfASite(): ReactElement {
  return renderSlot()
}

export const BrokenSlot: Story = {
  args: { customisation: { slots: { NavbarEnd: SlotOfASite } } },
  beforeEach: () => {
    renderSlot.mockImplementation(() => {
      throw new Error('The slot has no name.')
    })
  },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Updates' })[0]).toBeVisible()
    renderSlot.mockImplementation(() => <span>A slot</span>)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('A slot')).toBeVisible()
  },
}
