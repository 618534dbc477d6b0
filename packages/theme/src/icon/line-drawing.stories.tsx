import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineDrawing } from './line-drawing.tsx'

const meta = {
  title: 'Foundations/LineDrawing',
  component: LineDrawing,
  args: { name: 'menu', path: 'M4 7h16M4 12h16M4 17h10' },
} satisfies Meta<typeof LineDrawing>

export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}
