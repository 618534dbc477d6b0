import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { IslandBoundary } from './island-boundary.tsx'

/** What a site's component may be like; it breaks when there is nothing left to take. */
function Feed({ from }: { readonly from: number }) {
  const [kilograms, setKilograms] = useState(from)
  if (kilograms < 0) throw new Error('The silo is empty.')
  return (
    <button type="button" className="fyr-button" onClick={() => setKilograms(kilograms - 250)}>
      {kilograms} kg
    </button>
  )
}

const meta = {
  title: 'In text/IslandBoundary',
  component: IslandBoundary,
  args: { children: <Feed from={250} /> },
} satisfies Meta<typeof IslandBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const Operated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '250 kg' }))
    await expect(canvas.getByRole('button', { name: '0 kg' })).toBeVisible()
  },
}
export const Crashed: Story = { args: { children: <Feed from={-1} /> }, globals: { locale: 'no' } }
export const TriedAgain: Story = {
  args: { children: <Feed from={0} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0 kg' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The silo is empty.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: '0 kg' })).toBeVisible()
  },
}
