import type { Announcement } from '@fyr/content-pipeline/manifest'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { el, tree } from '../fixtures/tree.ts'
import { AnnouncementBar } from './announcement-bar.tsx'

const announcement: Announcement = {
  id: 'release',
  isCloseable: true,
  body: tree('Version 3.6 is out. ', el('a', { href: '/blog' }, 'See what is new')),
}

const meta = {
  title: 'Around an article/AnnouncementBar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { announcement, onDismiss: fn() },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Closeable: Story = {}
export const Permanent: Story = { args: { announcement: { ...announcement, isCloseable: false } } }
export const Formatted: Story = {
  args: {
    announcement: {
      ...announcement,
      body: tree(el('strong', {}, 'New:'), ' ', el('span', {}, 'version ', el('code', {}, '3.6')), {
        type: 'comment',
        value: 'for writers',
      }),
    },
  },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { announcement: { ...announcement, body: tree(`${LONG_WORD} is out.`) } },
  play: async ({ canvas }) => {
    await fitsTheWindow()
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThan(window.innerWidth)
  },
}
export const PutAway: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
