import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { EditRow } from './edit-row.tsx'

const meta = {
  title: 'On an article/EditRow',
  component: EditRow,
  args: { editUrl: sampleDoc.editUrl, lastUpdated: sampleDoc.lastUpdated },
} satisfies Meta<typeof EditRow>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const LinkAlone: Story = { args: { lastUpdated: null } }
export const DateAlone: Story = { args: { editUrl: null, lastUpdated: { date: '2025-03-04', author: null } } }
export const AuthorAlone: Story = { args: { editUrl: null, lastUpdated: { date: null, author: 'Ida Berg' } } }
export const NothingKnown: Story = { args: { editUrl: null, lastUpdated: { date: null, author: null } } }
export const Neither: Story = { args: { editUrl: null, lastUpdated: null } }
export const Norwegian: Story = { globals: { locale: 'no' } }
