import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta = {
  component: SkipLink,
  args: { label: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab to see the link.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta

export const OutOfSight: StoryObj<typeof meta> = {}
