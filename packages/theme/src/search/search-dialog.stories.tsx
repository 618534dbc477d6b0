import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { readerStorage } from '../browser/storage.ts'
import { sampleSearch, sampleSearchIn } from '../fixtures/sample-search.ts'
import { sampleSiteData, sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { stayOnPage } from '../fixtures/stay-on-page.ts'
import { SearchDialog } from './search-dialog.tsx'

const search = sampleSearch()
const { ask: _ask, ...withoutAsk } = search
const bilingual = sampleSearchIn({ en: '/search/index.json', no: '/no/search/index.json' })
const inTwoLanguages = { siteData: { ...sampleSiteData, search: bilingual.search }, search: bilingual.search }

const meta = {
  title: 'Search/SearchDialog',
  component: SearchDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    siteData: { ...sampleSiteData, search },
    search,
    version: null,
    query: '',
    navigate: fn(),
    onClose: fn(),
  },
  beforeEach: () => readerStorage.write('fyr.search.recent', null),
} satisfies Meta<typeof SearchDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed it offers pages that the site recommends. A link closes it. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText(/to choose/)).toBeVisible()
    const isLeft = stayOnPage(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Introduction' }))
    await expect(isLeft()).toBe(true)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const WithNothingToOffer: Story = { args: { search: { ...search, popular: [] } } }

/** The keys go through the hits, round at both ends, and Enter opens the one that is chosen. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'net')
    // The texts are loaded after the titles.
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1))
    const options = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    const last = options.at(-1)
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', last?.id)
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('net')
    await userEvent.keyboard('{Enter}')
    await expect(args.navigate).toHaveBeenCalledWith(last?.getAttribute('href'))
    await expect(args.onClose).toHaveBeenCalled()
    document.dispatchEvent(new Event('fyr:navigated'))
    await expect(readerStorage.read('fyr.search.recent')).toBe('["net"]')
  },
}

/** A search that starts with words, as from the address of its page. */
export const ByMouse: Story = {
  args: { query: 'ration' },
  play: async ({ args, canvas, canvasElement }) => {
    const hit = await canvas.findByRole('option', { name: /Daily ration/ })
    const isLeft = stayOnPage(canvasElement)
    await fireEvent.click(hit, { shiftKey: true })
    await expect(isLeft()).toBe(true)
    await expect(args.navigate).not.toHaveBeenCalled()
    await userEvent.click(hit)
    await expect(args.navigate).toHaveBeenCalledWith('/docs/feeding#ration')
  },
}

export const NarrowedToTheBlog: Story = {
  args: { query: 'net' },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: /Feeding/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
    await expect(canvas.getByRole('button', { name: 'Posts' })).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByText('1 result')).toBeVisible()
    await expect(canvas.getByRole('option')).toHaveAttribute('href', '/blog/nets')
  },
}

export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xylophone{ArrowDown}{Enter}')
    await expect(await canvas.findByText(/xylophone/)).toBeVisible()
    await expect(args.navigate).not.toHaveBeenCalled()
    await expect(await canvas.findByRole('link', { name: 'Also search in: Norsk' })).toHaveAttribute(
      'href',
      '/no/search?q=xylophone',
    )
    await expect(await canvas.findByRole('link', { name: 'List of all pages' })).toHaveAttribute(
      'href',
      '/search',
    )
    await expect(canvas.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/support')
    // This story has no index in that language.
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Nothing found for “xylophone”. Norsk: The search could not be loaded.',
      ),
    )
  },
}

/** A site that names nobody to ask leaves the list of all pages. */
export const NobodyToAsk: Story = {
  args: { search: withoutAsk },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xylophone')
    await expect(await canvas.findByRole('link', { name: 'List of all pages' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ask us' })).toBeNull()
  },
}

/** Of many results the best are listed, and the status says so. */
export const MoreThanAreListed: Story = {
  args: {
    search: sampleSearch(
      Array.from({ length: 40 }, (_, index) => ({
        path: `/docs/net-${index}`,
        title: `Net ${index}`,
        kind: 'doc',
        trail: [],
        boost: 1,
        sections: [{ headingId: null, headings: [], text: 'How a net is mended.', code: '', defines: [] }],
      })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'net')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^The best \d+ of 40 results/))
  },
}

/** Names that are written like the query are asked for with a click, and the keys go on from the field. */
export const WrittenAlike: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'zzfeedzzingzz')
    await userEvent.click(await canvas.findByRole('button', { name: 'Feeding' }))
    await expect(field).toHaveValue('Feeding')
    await expect(field).toHaveFocus()
    await expect(await canvas.findByRole('option', { name: /Feeding/ })).toBeVisible()
  },
}

/** A language that has nothing either is not offered. */
export const NothingInAnyLanguage: Story = {
  args: inTwoLanguages,
  beforeEach: bilingual.serve,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'xylophone')
    await expect(await canvas.findByRole('list', { name: 'Suggestions' })).toBeVisible()
    const other = () => canvas.queryByRole('link', { name: 'Also search in: Norsk' })
    await waitFor(() => expect(other()).toBeNull())
    // What the other language had for the words before says nothing of these.
    await userEvent.type(field, 'q')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('xylophoneq'))
    await waitFor(() => expect(other()).toBeNull())
  },
}

/** A word that no page has is named, beside what the others find. */
export const WordLeftOut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'ration xylophone')
    await expect(await canvas.findByRole('option', { name: /Daily ration/ })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^\d+ results?\. Nothing found for “xylophone”\.$/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
    await expect(args.onClose).toHaveBeenCalledWith('ration xylophone')
  },
}

/** What the reader's language does not have is shown in the other one, and leads there. */
export const FoundInAnotherLanguage: Story = {
  args: inTwoLanguages,
  beforeEach: bilingual.serve,
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'not')
    const hit = await canvas.findByRole('option', { name: /Net er engelsk/ })
    await expect(canvas.getByRole('group', { name: /^Norsk › Ressurser ›/ })).toHaveAttribute('lang', 'no')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “not”. Norsk: 2 results'),
    )
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.navigate).toHaveBeenCalledWith('/no/docs/foring#net')
  },
}

/** Where there are few answers the reader may ask for those in the other language, and the keys go on from the field. */
export const FewAnswers: Story = {
  args: inTwoLanguages,
  beforeEach: bilingual.serve,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'net')
    await userEvent.click(await canvas.findByRole('button', { name: 'Also search in: Norsk' }))
    await expect(field).toHaveFocus()
    const hit = await canvas.findByRole('option', { name: /Net er engelsk/ })
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results Norsk: 1 result')
    await expect(hit).toHaveAttribute('aria-posinset', '3')
    await userEvent.keyboard('{ArrowUp}')
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await userEvent.clear(field)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

/** Docs of several versions are searched in one of them. */
export const OfAVersion: Story = {
  args: { siteData: { ...sampleVersionedSiteData, search }, version: '1.0', query: 'net' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAccessibleDescription('Version: 1.0')
    await canvas.findByRole('option', { name: /Feeding/ })
  },
}

export const OneLanguage: Story = {
  args: { query: 'net', siteData: { ...sampleSiteData, locales: [sampleSiteData.locale], search } },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: /Feeding/ })
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Words of an input method are searched for once they are finished. */
export const WrittenWithAnInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox')
    await fireEvent.compositionStart(field)
    await fireEvent.input(field, { target: { value: 'net' }, isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(canvas.queryByRole('option')).toBeNull()
    await fireEvent.compositionEnd(field)
    await expect(await canvas.findByRole('option', { name: /Feeding/ })).toBeVisible()
    await expect(args.navigate).not.toHaveBeenCalled()
  },
}

export const SearchedBefore: Story = {
  beforeEach: () => readerStorage.write('fyr.search.recent', '["ration","net"]'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ration' }))
    await expect(await canvas.findByRole('combobox')).toHaveValue('ration')
    // The button is gone; the keys go on in the field.
    await expect(await canvas.findByRole('combobox')).toHaveFocus()
    await expect(await canvas.findByRole('option', { name: /Daily ration/ })).toBeVisible()
  },
}

export const SearchesForgotten: Story = {
  beforeEach: () => readerStorage.write('fyr.search.recent', '["ration"]'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget' }))
    await expect(canvas.queryByRole('button', { name: 'ration' })).toBeNull()
    await expect(readerStorage.read('fyr.search.recent')).toBeNull()
  },
}

/** Escape closes a dialog, and so does a press beside it. */
export const Left: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    dialog.dispatchEvent(new Event('close'))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await fireEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await fireEvent.click(document.body)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** An index that cannot be loaded: the search says so, and offers the list of all pages. */
export const WithoutIndex: Story = {
  args: { search: { ...search, manifest: '/there-is-no-index.json' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The search could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'List of all pages' })).toHaveAttribute('href', '/search')
    await userEvent.type(await canvas.findByRole('combobox'), 'net')
    await expect(canvas.getByRole('link', { name: 'Also search in: Norsk' })).toHaveAttribute(
      'href',
      '/no/search?q=net',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
