import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { TableOfContents } from './table-of-contents.tsx'

const meta = {
  component: TableOfContents,
  args: { toc: sampleDoc.toc, activeHeadingId: null, messages: en },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const AboveTheFirstHeading: Story = {}
export const AtAHeading: Story = { args: { activeHeadingId: 'sample' } }
export const Norwegian: Story = { args: { messages: no, activeHeadingId: 'limits' } }
