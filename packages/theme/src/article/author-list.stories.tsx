import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePost } from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { AuthorList } from './author-list.tsx'

const [author] = samplePost.post.authors
const plain = {
  key: 'team',
  name: 'Documentation',
  title: null,
  description: null,
  href: null,
  url: null,
  email: null,
  imageUrl: null,
  socials: [],
}

const meta = {
  component: AuthorList,
  args: { authors: samplePost.post.authors, messages: en },
} satisfies Meta<typeof AuthorList>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const WithPicture: Story = {
  args: { authors: author ? [{ ...author, imageUrl: '/img/logo.svg' }] : [] },
}
export const NameAlone: Story = { args: { authors: [plain] } }
export const None: Story = { args: { authors: [] } }
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    authors: Array.from({ length: 8 }, (_, index) => ({
      ...plain,
      key: `${index}`,
      name: `Kari Elisabeth Nordmann-Fiskerstrand ${index + 1}`,
      title: 'Responsible for everything that is written about biomass',
    })),
  },
}
