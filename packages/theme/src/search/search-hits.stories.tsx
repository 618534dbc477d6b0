import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PageHit } from '@fyr/search'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { LIST_ROLES, SearchHits, type ShownPage } from './search-hits.tsx'

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

const many: readonly ShownPage[] = Array.from({ length: 6 }, (_none, page) => ({
  path: `/docs/${page}`,
  kind: 'doc',
  trail: [],
  title: [plain(`Page ${page}`)],
  sections: ['one', 'two'].map((name) => ({
    headingId: name,
    heading: [plain(name)],
    excerpt: [],
    words: [],
  })),
}))

/** The first hits are there at once, with their places among all, and the others a moment later. */
export const Many: Story = {
  args: { pages: many, active: 0 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('option')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '12')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(12))
  },
}

/** A hit that the keys have gone to is there at once. */
export const TheLastOfMany: Story = {
  args: { pages: many, active: 11 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')[11]).toHaveAttribute('aria-selected', 'true')
  },
}

const [treatment, news] = pages as readonly [PageHit, PageHit]

/** Hits of another language come last, each with the name of the language. */
export const InTwoLanguages: Story = {
  args: { pages: [treatment, { ...news, locale: sampleNorwegianSiteData.locale }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Norsk ›\s?News$/ })).toHaveAttribute('lang', 'no')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
