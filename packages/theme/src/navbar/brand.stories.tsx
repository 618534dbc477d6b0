import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleFrame } from '../fixtures/sample-frame.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { Brand } from './brand.tsx'

const meta = {
  component: Brand,
  decorators: [withRouter],
  args: { frame: sampleFrame },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const WithLogo: Story = {}
export const WithoutLogo: Story = { args: { frame: { ...sampleFrame, logo: null } } }
