import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleSearch } from '../fixtures/sample-search.ts'
import { NotFoundSearch } from './not-found-search.tsx'

const search = sampleSearch()

const meta = {
  title: 'Search/NotFoundSearch',
  component: NotFoundSearch,
  args: { search, address: '/docs/nothing-fedeing', onSearch: fn() },
  decorators: [
    (Story) => (
      <div className="fyr-layout">
        <main className="fyr-layout-main">
          <div className="fyr-article fyr-page-list fyr-not-found-search">
            <Story />
          </div>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof NotFoundSearch>

export default meta
type Story = StoryObj<typeof meta>

/** An address with a typing error suggests the page that it meant, and the field opens the search. */
export const DidYouMean: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Feeding' })).toHaveAttribute(
      'href',
      '/docs/feeding',
    )
    const field = canvas.getByRole('textbox', { name: 'Search the docs' })
    await expect(field).toHaveValue('nothing fedeing')
    await userEvent.clear(field)
    await userEvent.type(field, 'net{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('net')
  },
}

/** An address without words that the site knows leaves the field. */
export const NothingAlike: Story = {
  args: { address: '/docs/xylophone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
