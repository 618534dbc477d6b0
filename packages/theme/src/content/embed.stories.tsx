import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { Embed } from './embed.tsx'

const meta = {
  title: 'In text/Embed',
  component: Embed,
  args: {
    frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    title: 'A feeding day in four minutes',
    children: <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A feeding day in four minutes</a>,
  },
} satisfies Meta<typeof Embed>

export default meta
type Story = StoryObj<typeof meta>

export const Poster: Story = {}
/** What a component of a site may ask for. */
export const WithoutAddress: Story = { args: { frame: '' } }
export const LongTitle: Story = {
  args: {
    title:
      'How sensors, cameras and the people on the barge work together on a day with waves of two metres and a power cut',
  },
}
export const ShownByClick: Story = {
  args: { frame: 'about:blank' },
  decorators: [withArticleScripts],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByTitle('A feeding day in four minutes')).toHaveFocus()
  },
}
