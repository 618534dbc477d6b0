import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStaticLocation } from '@fyr/router/react'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { sampleShellProps } from '../fixtures/sample-shell.tsx'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { ShellRoot } from './shell-root.tsx'

const meta = {
  component: ShellRoot,
  args: {
    ...sampleShellProps(sampleDoc, sampleSidebar),
    location: createStaticLocation(sampleDoc.route.path),
  },
} satisfies Meta<typeof ShellRoot>

export default meta
type Story = StoryObj<typeof meta>

export const AsOnTheServer: Story = {}
