import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFrame } from '../fixtures/sample-frame.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Footer } from './footer.tsx'

const meta = {
  component: Footer,
  decorators: [withRouter],
  args: { footer: sampleFrame.footer, messages: en },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const NoColumns: Story = { args: { footer: { columns: [], copyright: '© Sample AS' } } }
