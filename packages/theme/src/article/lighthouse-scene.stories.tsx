import type { Meta, StoryObj } from '@storybook/react-vite'
import { LighthouseScene } from './lighthouse-scene.tsx'

const meta = { title: 'Foundations/LighthouseScene', component: LighthouseScene } satisfies Meta<
  typeof LighthouseScene
>

export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {}
export const ByNight: Story = { globals: { colorMode: 'dark' } }
