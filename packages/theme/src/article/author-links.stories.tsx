import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAuthor } from '../fixtures/sample-pages.ts'
import { AuthorLinks } from './author-links.tsx'

const meta = {
  title: 'Blog/AuthorLinks',
  component: AuthorLinks,
  args: { author: sampleAuthor.author },
} satisfies Meta<typeof AuthorLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Everywhere: Story = {}
export const InNorwegian: Story = { globals: { locale: 'no' } }
export const MailAlone: Story = { args: { author: { ...sampleAuthor.author, url: null, socials: [] } } }
export const Nowhere: Story = {
  args: { author: { ...sampleAuthor.author, url: null, email: null, socials: [] } },
}
