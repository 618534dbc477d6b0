import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../messages/en.ts'
import { CrashBoundary, type CrashBoundaryProps } from './crash-boundary.tsx'

const draw = fn<() => ReactElement>()

/** A page that is as whole as `draw` says. */
function Page(): ReactElement {
  return draw()
}

const meta = {
  component: CrashBoundary,
  args: { messages: en, resetKey: '/docs/intro', children: <Page /> },
  beforeEach: () => {
    draw.mockImplementation(() => <h1>Introduction</h1>)
  },
} satisfies Meta<CrashBoundaryProps>

export default meta
type Story = StoryObj<CrashBoundaryProps>

export const Whole: Story = {}
export const MendedByTryingAgain: Story = {
  beforeEach: () => {
    draw.mockImplementation(() => {
      throw new Error('The page has no body.')
    })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    draw.mockImplementation(() => <h1>Introduction</h1>)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  },
}
