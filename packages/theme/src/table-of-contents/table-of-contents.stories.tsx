import type { Meta, StoryObj } from '@storybook/react-vite'
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
