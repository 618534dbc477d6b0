import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { SearchDialog } from './search-dialog.tsx'

const search = {
  page: '/search',
  manifest: '/there-is-no-index.json',
  synonyms: [],
  popular: [{ label: 'Introduction', href: '/docs/intro' }],
}

const meta = {
  component: SearchDialog,
  args: {
    siteData: { ...sampleSiteData, search },
    search,
    version: null,
    query: '',
    navigate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The catalogue has no index: the search says so, and offers the list of all pages. */
export const WithoutIndex: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The search could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'List of all pages' })).toHaveAttribute('href', '/search')
    await userEvent.type(canvas.getByRole('combobox'), 'net')
    await expect(canvas.getByRole('link', { name: 'Search in Norsk' })).toHaveAttribute(
      'href',
      '/no/search?q=net',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'In the blog' }))
    await expect(canvas.getByRole('button', { name: 'In the blog' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
