import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { sampleNotFound } from '../fixtures/sample-pages.ts'
import { NotFoundArticle } from './not-found-article.tsx'

const meta = {
  title: 'Whole pages/NotFoundArticle',
  component: NotFoundArticle,
  args: { page: sampleNotFound, siteData: sampleSiteData },
  render: (args) => (
    <div className="fyr-layout">
      <main className="fyr-layout-main">
        <NotFoundArticle {...args} />
      </main>
    </div>
  ),
} satisfies Meta<typeof NotFoundArticle>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Norwegian: Story = {
  args: { siteData: sampleNorwegianSiteData },
  globals: { locale: 'no' },
}
