import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFrame, sampleNorwegianFrame } from '../fixtures/sample-frame.ts'
import { sampleNotFound } from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { NotFoundArticle } from './not-found-article.tsx'

const meta = {
  component: NotFoundArticle,
  args: { page: sampleNotFound, frame: sampleFrame, messages: en },
  render: (args) => (
    <main className="fyr-layout">
      <NotFoundArticle {...args} />
    </main>
  ),
} satisfies Meta<typeof NotFoundArticle>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Norwegian: Story = {
  args: { frame: sampleNorwegianFrame, messages: no },
  globals: { locale: 'no' },
}
