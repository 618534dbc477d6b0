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
const WORD_MARK = { src: '/img/logo.svg', alt: 'Sample', size: { width: 112, height: 28 } }
export const WithWordMark: Story = {
  args: { siteData: { ...sampleSiteData, logo: WORD_MARK, navbarTitle: '' } },
}
export const WithWordMarkWithoutText: Story = {
  args: { siteData: { ...sampleSiteData, logo: { ...WORD_MARK, alt: '' }, navbarTitle: '' } },
}
export const WithTextOfItsOwn: Story = { args: { siteData: { ...sampleSiteData, navbarTitle: 'Docs' } } }
export const WithoutLogo: Story = { args: { siteData: { ...sampleSiteData, logo: null } } }
