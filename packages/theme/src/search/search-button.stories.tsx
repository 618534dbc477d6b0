import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchButton } from './search-button.tsx'

const meta = {
  component: SearchButton,
  args: {
    search: { page: '/search', manifest: '/search/index.json', synonyms: [], popular: [] },
    onOpen: fn(),
  },
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Button: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
