import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Island } from './island.tsx'

const meta = {
  title: 'In text/Island',
  component: Island,
  args: { name: 'tide-table' },
} satisfies Meta<typeof Island>

export default meta
type Story = StoryObj<typeof meta>

/** The build renders the component of the site in its place. */
export const WithAttributes: Story = {
  args: {
    harbour: 'Bergen',
    days: 3,
    hours: [6, 12],
    isOpen: true,
    isShut: false,
    unit: undefined,
    note: null,
  },
  play: async ({ canvasElement }) => {
    const { name, 'data-attributes': attributes } = Object.fromEntries(
      [...(canvasElement.querySelector('fyr-island')?.attributes ?? [])].map((one) => [one.name, one.value]),
    )
    await expect(name).toBe('tide-table')
    await expect(JSON.parse(attributes ?? '')).toEqual({
      harbour: 'Bergen',
      days: '3',
      hours: '[6,12]',
      isOpen: '',
    })
  },
}
