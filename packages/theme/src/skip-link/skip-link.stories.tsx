import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Around an article/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main">Press Tab to see the link.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta

export const OutOfSight: StoryObj<typeof meta> = {}
