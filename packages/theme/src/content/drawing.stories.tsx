import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { Drawing } from './drawing.tsx'

/** Steps in a row, a circle for each. */
function steps(count: number): ReactElement {
  const width = count * 120
  return (
    <svg width={width} height={80} viewBox={`0 0 ${width} 80`} role="img" aria-label="Steps in a row">
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={index * 120 + 60} cy={40} r={30} fill="var(--fyr-color-accent)" />
      ))}
    </svg>
  )
}

const meta = {
  title: 'In text/Drawing',
  component: Drawing,
  args: { children: steps(3) },
  render: (args) => (
    <div className="fyr-text">
      <Drawing {...args} />
    </div>
  ),
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const WithCaption: Story = {
  args: {
    label: null,
    children: (
      <>
        {steps(3)}
        <figcaption>The way of a record</figcaption>
      </>
    ),
  },
}
export const WideOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: steps(8) },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure.scrollWidth).toBeGreaterThan(figure.clientWidth)
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(960)
    figure.focus()
    await expect(figure).toHaveFocus()
  },
}
export const Named: Story = { args: { label: 'Way of a record', className: 'host' } }
