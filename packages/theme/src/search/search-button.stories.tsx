import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { stayOnPage } from '../fixtures/stay-on-page.ts'
import { SearchButton } from './search-button.tsx'

const meta = {
  title: 'Search/SearchButton',
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

/** Before the shell runs, and where there is nothing to open, it leads to the list of all pages. */
export const PlainLink: Story = {
  render: ({ search }) => <SearchButton search={search} />,
  play: async ({ canvas, canvasElement }) => {
    const isLeft = stayOnPage(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }))
    await expect(isLeft()).toBe(true)
  },
}

/** With a key held down the browser opens the list of all pages. */
export const InAnotherWindow: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const isLeft = stayOnPage(canvasElement)
    await fireEvent.click(canvas.getByRole('link', { name: 'Search' }), { shiftKey: true })
    await expect(isLeft()).toBe(true)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}
