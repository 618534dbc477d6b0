import type { Meta, StoryObj } from '@storybook/react-vite'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'On an article/Breadcrumbs',
  component: Breadcrumbs,
  args: { breadcrumbs: sampleDoc.breadcrumbs, homeHref: '/' },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const UnderACategoryWithoutAPage: Story = {
  args: {
    breadcrumbs: [
      { label: 'Tools', href: null },
      { label: 'Command line', href: null },
    ],
  },
}
export const Deep: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    breadcrumbs: Array.from({ length: 6 }, (_, index) => ({
      label: `Aquaculture production environments, level ${index + 1}`,
      href: index === 5 ? null : `/docs/level-${index + 1}/`,
    })),
  },
}
export const LongWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    breadcrumbs: [
      { label: LONG_WORD, href: '/docs/' },
      { label: LONG_WORD, href: null },
    ],
  },
  play: fitsTheWindow,
}
export const None: Story = { args: { breadcrumbs: [] } }
export const Norwegian: Story = { args: { homeHref: '/no/' }, globals: { locale: 'no' } }
