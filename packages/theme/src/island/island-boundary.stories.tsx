import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleFrame } from '../fixtures/sample-frame.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import type { IslandProps } from './island-props.ts'
import { Island } from './island.tsx'

/** What a site's component may be like; it breaks when there is nothing left to take. */
function Feed({ attributes }: IslandProps) {
  const [kilograms, setKilograms] = useState(Number(attributes.kilograms))
  if (kilograms < 0) throw new Error('The silo is empty.')
  return (
    <button type="button" className="fyr-button" onClick={() => setKilograms(kilograms - 250)}>
      {kilograms} kg
    </button>
  )
}

const meta = {
  component: Island,
  args: { component: Feed, attributes: { kilograms: '250' }, frame: sampleFrame, messages: en },
} satisfies Meta<typeof Island>

export default meta
type Story = StoryObj<typeof meta>

export const Operated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '250 kg' }))
    await expect(canvas.getByRole('button', { name: '0 kg' })).toBeVisible()
  },
}
export const Crashed: Story = { args: { attributes: { kilograms: '-1' }, messages: no } }
export const TriedAgain: Story = {
  args: { attributes: { kilograms: '0' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0 kg' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The silo is empty.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: '0 kg' })).toBeVisible()
  },
}
