import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PageHit } from '@fyr/content-pipeline/search'
import { expect, fn, userEvent } from 'storybook/test'
import { LIST_ROLES, SearchHits } from './search-hits.tsx'

const plain = (text: string) => ({ text, isMarked: false })
const marked = (text: string) => ({ text, isMarked: true })

const pages: readonly PageHit[] = [
  {
    path: '/docs/treatment',
    kind: 'doc',
    trail: ['Resources', 'Records'],
    title: [plain('Treatment')],
    sections: [
      {
        headingId: null,
        heading: [],
        excerpt: [plain('A '), marked('treatment'), plain(' of fish.')],
        words: [],
      },
      {
        headingId: 'withdrawal',
        heading: [marked('Withdrawal'), plain(' period')],
        excerpt: [plain('… how long it '), marked('withdraws'), plain(' …')],
        words: ['withdrawal'],
      },
    ],
  },
  {
    path: '/blog/news',
    kind: 'post',
    trail: [],
    title: [plain('News')],
    sections: [{ headingId: 'new', heading: [plain('What is new')], excerpt: [], words: [] }],
  },
]

const meta = {
  title: 'Search/SearchHits',
  component: SearchHits,
  args: { pages, active: 1, id: 'hits', onChoose: fn() },
  decorators: [
    (Story) => (
      <div role={LIST_ROLES.list} aria-label="Pages of the story" className="fyr-search-list" tabIndex={-1}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchHits>

export default meta
type Story = StoryObj<typeof meta>

export const Hits: Story = {}

export const Chosen: Story = {
  args: { onChoose: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Withdrawal period/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), {
      href: '/docs/treatment#withdrawal',
      words: ['withdrawal'],
    })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
