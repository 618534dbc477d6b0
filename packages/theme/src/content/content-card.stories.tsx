import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardGrid, ContentCard } from './content-card.tsx'

const meta = {
  title: 'In text/ContentCard',
  component: ContentCard,
  args: { title: 'Feeding', children: <p>How much a pen gets, and when.</p> },
  decorators: [
    (Story) => (
      <div className="fyr-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLink: Story = {
  args: {
    title: <a href="#feeding">Feeding</a>,
    children: (
      <p>
        How much a pen gets, and <a href="#when">when</a>.
      </p>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Feeding' })
    const { right, bottom } = canvasElement.querySelector('.fyr-content-card')?.getBoundingClientRect() ?? {
      right: 0,
      bottom: 0,
    }
    // The corner of a card belongs to its link, a link in its text to itself.
    await expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(link)
    const inner = canvas.getByRole('link', { name: 'when' })
    const { left, top } = inner.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(inner)
  },
}
export const Grid: Story = {
  render: () => (
    <CardGrid>
      {['Feeding', 'Environment', 'Biomass per production area and unit'].map((title) => (
        <ContentCard key={title} title={title}>
          <p>What sensors and people have written down about it.</p>
        </ContentCard>
      ))}
    </CardGrid>
  ),
}
export const Phone: Story = { ...Grid, globals: { viewport: { value: 'phone' } } }
