import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSearch } from '../fixtures/sample-search.ts'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { NotFoundPlace } from './not-found-place.tsx'

const meta = {
  title: 'Search/NotFoundPlace',
  component: NotFoundPlace,
  args: { siteData: { ...sampleSiteData, search: sampleSearch() } },
} satisfies Meta<typeof NotFoundPlace>

export default meta
type Story = StoryObj<typeof meta>

export const WithSearch: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-fyr-not-found]')).not.toBeNull()
  },
}

/** A site without a search has no place for it. */
export const WithoutSearch: Story = {
  args: { siteData: sampleSiteData },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-fyr-not-found]')).toBeNull()
  },
}
