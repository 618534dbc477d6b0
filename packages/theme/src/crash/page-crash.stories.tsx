import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageCrash } from './page-crash.tsx'

const meta = {
  title: 'Whole pages/PageCrash',
  component: PageCrash,
  args: { error: new Error('The page has no body.'), onRetry: fn() },
} satisfies Meta<typeof PageCrash>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const WithCauses: Story = {
  args: { error: new Error('The page could not be shown.', { cause: new Error('The answer was no JSON.') }) },
}
export const TriedAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
