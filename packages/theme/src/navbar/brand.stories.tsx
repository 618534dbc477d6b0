import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { Brand } from './brand.tsx'

const meta = {
  title: 'Around an article/Brand',
  component: Brand,
  decorators: [withRouter],
  args: { siteData: sampleSiteData },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const WithLogo: Story = {}
export const WithLogoForDarkMode: Story = {
  args: { siteData: { ...sampleSiteData, logo: { src: '/img/logo.svg', alt: '', dark: '/img/logo.svg' } } },
}
export const WithoutLogo: Story = { args: { siteData: { ...sampleSiteData, logo: null } } }
