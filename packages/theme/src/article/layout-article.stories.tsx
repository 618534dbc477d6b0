import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { LayoutProps } from '../customising/layout-props.ts'
import { sampleDoc, sampleMarkdown, samplePost } from '../fixtures/sample-pages.ts'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { LayoutArticle } from './layout-article.tsx'

function Poster({ title, description, article, toc, breadcrumbs, pagination, frontMatter }: LayoutProps) {
  return (
    <>
      {breadcrumbs}
      {title}
      <p>{description}</p>
      <p>{JSON.stringify(frontMatter)}</p>
      {toc}
      {article}
      {pagination}
    </>
  )
}

const meta = {
  title: 'Whole pages/LayoutArticle',
  component: LayoutArticle,
  args: { page: sampleDoc, siteData: sampleSiteData, Layout: fn(Poster) },
  render: (args) => (
    <main className="fyr-layout-main">
      <LayoutArticle {...args} />
    </main>
  ),
} satisfies Meta<typeof LayoutArticle>

export default meta
type Story = StoryObj<typeof meta>

export const Doc: Story = {
  args: { page: { ...sampleDoc, frontMatter: { tone: 'calm' } } },
  play: async ({ args, canvas }) => {
    await expect(args.Layout).toHaveBeenCalled()
    await expect(canvas.getByText('{"tone":"calm"}')).toBeVisible()
    await expect(canvas.getAllByRole('navigation').length).toBeGreaterThan(1)
  },
}
export const Post: Story = { args: { page: samplePost } }
export const PlainPage: Story = { args: { page: { ...sampleMarkdown, heading: [], toc: [] } } }
