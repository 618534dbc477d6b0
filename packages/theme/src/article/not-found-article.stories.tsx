import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
/** A site with a search leads to the list of its pages, too, and to people who can answer. */
export const WithSearch: Story = {
  args: {
    siteData: {
      ...sampleSiteData,
      search: { page: '/search', manifest: '/search/index.json', popular: [], synonyms: [], ask: '/support' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'List of all pages' })).toHaveAttribute('href', '/search')
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/support')
  },
}
export const Norwegian: Story = {
  args: { siteData: sampleNorwegianSiteData },
  globals: { locale: 'no' },
}
