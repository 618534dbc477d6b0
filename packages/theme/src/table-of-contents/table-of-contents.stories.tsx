import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { TableOfContents } from './table-of-contents.tsx'

const meta = {
  title: 'Around an article/TableOfContents',
  component: TableOfContents,
  args: { toc: sampleDoc.toc, activeHeadingId: null },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const AboveTheFirstHeading: Story = {}
export const AtAHeading: Story = { args: { activeHeadingId: 'sample' } }
export const Norwegian: Story = { args: { activeHeadingId: 'limits' }, globals: { locale: 'no' } }

/** Each level begins further in than the one above it, as far as a site may list them. */
export const FiveLevels: Story = {
  args: {
    toc: ([2, 3, 4, 5, 6] as const).map((level) => ({
      id: `level-${level}`,
      level,
      label: [`Level ${level}`],
    })),
    activeHeadingId: 'level-4',
  },
  play: async ({ canvasElement }) => {
    const starts = within(canvasElement)
      .getAllByRole('link')
      .map((link) => Number.parseFloat(getComputedStyle(link).paddingInlineStart))
    const rises = starts.map((start, index) => start - (starts[index - 1] ?? 0))
    await expect(Math.min(...rises)).toBeGreaterThan(8)
  },
}
