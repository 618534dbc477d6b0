import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { VersionNotice } from './version-notice.tsx'

const unmaintained = {
  name: '1.0',
  label: '1.0',
  banner: 'unmaintained',
  isBadged: true,
  alternates: [
    { version: '2.0', href: '/docs/feeding' },
    { version: '1.0', href: '/docs/1.0/feeding' },
  ],
} as const

const meta = {
  title: 'On an article/VersionNotice',
  component: VersionNotice,
  args: { version: unmaintained, siteData: sampleVersionedSiteData },
} satisfies Meta<typeof VersionNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Unmaintained: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to the latest version (2.0)' })
    await expect(link).toHaveAttribute('href', '/docs/feeding')
    await expect(link).toHaveAttribute('data-fyr-carry')
    const notice = canvas.getByRole('alert')
    await expect(notice).toContainElement(link)
    const warning = document.createElement('p')
    warning.style.background = 'var(--fyr-color-warning-ground)'
    notice.after(warning)
    const ground = getComputedStyle(warning).backgroundColor
    warning.remove()
    await expect(getComputedStyle(notice).backgroundColor).toBe(ground)
  },
}
export const Unreleased: Story = {
  args: { version: { ...unmaintained, name: 'current', label: 'Next', banner: 'unreleased' } },
}
export const NotInTheLatest: Story = {
  args: { version: { ...unmaintained, alternates: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/docs/intro')
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-fyr-carry')
  },
}
export const NothingReleased: Story = {
  args: {
    version: { ...unmaintained, name: 'current', label: 'Next', banner: 'unreleased', alternates: [] },
    siteData: { ...sampleVersionedSiteData, versions: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBe(null)
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const LatestVersion: Story = {
  args: { version: { ...unmaintained, name: '2.0', label: '2.0', banner: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBe(null)
  },
}
