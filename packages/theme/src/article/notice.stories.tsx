import type { Meta, StoryObj } from '@storybook/react-vite'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { Notice } from './notice.tsx'

const meta = {
  component: Notice,
  args: { icon: 'info', title: en.unlistedTitle, text: en.unlistedText },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Unlisted: Story = {}
export const NotTranslated: Story = {
  args: { icon: 'globe', title: no.fallbackTitle, text: no.fallbackText },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { text: LONG_WORD },
  play: fitsTheWindow,
}
