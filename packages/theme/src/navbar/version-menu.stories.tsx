import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { InRouter } from '../fixtures/in-router.tsx'
import { sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { sampleBlogList, sampleVersionedDoc } from '../fixtures/sample-pages.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { withRouter } from '../fixtures/with-router.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { VersionMenu } from './version-menu.tsx'

const choice = {
  siteData: sampleVersionedSiteData,
  meta: sampleMeta(sampleVersionedDoc),
  preferredVersion: null,
}

function InNavbar({ children }: { readonly children: ReactNode }): ReactElement {
  const messages = useMessages()
  return (
    <nav className="fyr-navbar" aria-label={messages.mainNavigation}>
      <ul className="fyr-navbar-list">
        <li>{children}</li>
      </ul>
    </nav>
  )
}

const meta = {
  title: 'Around an article/VersionMenu',
  component: VersionMenu,
  decorators: [
    withRouter,
    (Story) => (
      <InNavbar>
        <Story />
      </InNavbar>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  args: { choice },
} satisfies Meta<typeof VersionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const AtADoc: Story = {}
export const AtAPlaceOnADoc: Story = {
  decorators: [
    (Story) => (
      <InRouter at={`${choice.meta.path}?unit=7#fields`}>
        <Story />
      </InRouter>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Version: 2.0'))
    await expect(canvas.getByRole('link', { name: '2.0' })).toHaveAttribute(
      'href',
      '/docs/resources/feeding?unit=7#fields',
    )
  },
}
export const AsTheReaderPicked: Story = {
  args: { choice: { ...choice, meta: sampleMeta(sampleBlogList), preferredVersion: '1.0' } },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const WithoutVersions: Story = {
  args: { choice: { ...choice, siteData: { ...sampleVersionedSiteData, versions: [] } } },
}
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Version: 2.0'))
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2.0' })).toHaveAttribute('aria-current', 'true')
  },
}
