import type { Root } from 'hast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showTerms } from '../client/article/show-terms.ts'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import { rightToLeft } from '../fixtures/right-to-left.tsx'
import { sampleContent } from '../fixtures/sample-content.ts'
import { code, el, tree } from '../fixtures/tree.ts'
import { IslandContext } from '../island/island-place.tsx'
import { renderContent } from './render-content.tsx'

/** A text as an article holds it. */
function Text({ content }: { readonly content: Root }): ReactElement {
  return <main className="fyr-text">{renderContent(content)}</main>
}

function drawing(): ReturnType<typeof el> {
  const circle = el('circle', { cx: 20, cy: 20, r: 15, fill: 'var(--fyr-color-accent)' })
  return el(
    'svg',
    { viewBox: '0 0 40 40', width: 40, height: 40, role: 'img', ariaLabel: 'A circle' },
    circle,
  )
}

/** A formula on its own, with brackets that grow with their content. */
const formula = el(
  'math',
  { display: 'block' },
  el(
    'mrow',
    {},
    el('munder', {}, el('mi', {}, 'min'), el('mi', {}, 'time')),
    el(
      'mrow',
      {},
      el('mo', { fence: 'true' }, '('),
      el('msub', {}, el('mi', {}, 'depth'), el('mi', {}, 'chart')),
      el('mo', { fence: 'true' }, ')'),
    ),
  ),
)

const AWAY = 'https://other.example/'

/** Cells that together are wider than a phone. */
function wideCells(): ReturnType<typeof el>[] {
  return ['a', 'b', 'c', 'd'].map((letter) => el('td', {}, letter.repeat(24)))
}

function linkedCode(properties: Parameters<typeof el>[1]): ReturnType<typeof el> {
  const link = el('a', { href: '/docs/intro' }, 'Ration')
  return el('fyr-code', properties, el('span', { className: ['line'] }, 'feed: ', link, '\n'))
}

function widthOfSpaceBefore({ previousSibling: words }: Element): number {
  if (!words) throw new Error('There are no words before this.')
  const space = document.createRange()
  const end = words.textContent?.length ?? 0
  space.setStart(words, end - 1)
  space.setEnd(words, end)
  return space.getBoundingClientRect().width
}

function wordsWithMarkup(): Parameters<typeof tree> {
  return ['The unit of ', el('code', {}, 'amountKg'), ' is ', el('strong', {}, 'kg')]
}

const meta = { title: 'In text/Text', component: Text, args: { content: sampleContent } } satisfies Meta<
  typeof Text
>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
/** The page runs from right to left, and code in it from left to right. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const [table] = canvasElement.querySelectorAll('th')
    await expect(table && getComputedStyle(table).paddingRight).toBe('0px')
    const parts = [...canvasElement.querySelectorAll('code, .fyr-code-pre, .fyr-code-pre .line')]
    await expect(new Set(parts.map((part) => getComputedStyle(part).direction))).toEqual(new Set(['ltr']))
    await expect(canvasElement.querySelectorAll('p code, .line')).not.toHaveLength(0)
    const summary = canvasElement.querySelector('summary')
    await expect(summary && getComputedStyle(summary, '::before').rotate).toBe('135deg')
  },
}
export const Headings: Story = {
  args: {
    content: tree(
      el('h2', { id: 'a' }, 'Second level'),
      el('h3', { id: 'b' }, 'Third level'),
      el('h4', { id: 'c' }, 'Fourth level'),
      el('h5', { id: 'd' }, 'Fifth level'),
      el('h6', {}, 'Sixth level, without an address'),
    ),
  },
}
export const Links: Story = {
  args: {
    content: tree(
      el('p', {}, el('a', { href: '/docs/intro', title: 'Where to begin' }, 'On the site'), ', '),
      el('p', {}, el('a', { href: 'https://other.example/', title: 'Elsewhere' }, 'away from it')),
      el('p', {}, el('a', { href: 'https://other.example/status' }, 'https://other.example/status')),
      el('p', {}, el('a', { href: '/report.pdf', dataFyrDocument: '' }, 'to a file')),
      el('p', {}, el('a', { id: 'place' }, 'to nowhere')),
    ),
  },
}
/** The words for screen readers alone are where their link is, and only the table scrolls. */
export const LinkAtTheEndOfAWideTable: Story = {
  decorators: [
    (Story) => (
      <div className="fyr-layout">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'tablet' } },
  args: {
    content: tree(
      el(
        'table',
        {},
        el('tbody', {}, el('tr', {}, ...wideCells(), el('td', {}, el('a', { href: AWAY }, 'Away')))),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('figure')
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    await fitsTheWindow()
  },
}
/** What plugins put into lines stays, with numbers or without. */
export const CodeWithLinks: Story = {
  args: { content: tree(linkedCode({}), linkedCode({ lineNumbers: 1 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Ration' })).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('[data-line="1"]')).toHaveLength(1)
  },
}
export const MarkedText: Story = {
  args: {
    content: tree(
      el(
        'p',
        {},
        el('strong', {}, 'Every day.'),
        ' Feed is ',
        el('mark', {}, 'weighed ', el('a', { href: '/docs/intro' }, 'twice')),
        '.',
      ),
      el('blockquote', {}, el('p', {}, 'Not ', el('mark', {}, 'once'), '.')),
    ),
  },
}
/** Without a title, an admonition is called by the word that its author uses. */
export const AdmonitionsByOtherWords: Story = {
  args: {
    content: tree(
      el('fyr-admonition', { type: 'warning', name: 'caution' }, el('p', {}, 'Ice on the quay.')),
      el('fyr-admonition', { type: 'info', name: 'important' }, el('p', {}, 'Wear a vest.')),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Caution')).toBeVisible()
    await expect(canvas.getByText('Important')).toBeVisible()
  },
}
/** Words with markup run on as one text, in titles too. */
export const TitlesWithMarkup: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    content: tree(
      el(
        'fyr-admonition',
        { type: 'warning' },
        el('fyr-admonition-title', {}, ...wordsWithMarkup()),
        el('p', {}, 'Amounts are in kilograms.'),
      ),
      el('details', {}, el('summary', {}, ...wordsWithMarkup()), el('p', {}, 'Because scales do.')),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const spaces = canvas.getAllByText('amountKg').map(widthOfSpaceBefore)
    await expect(spaces).toHaveLength(2)
    await expect(Math.min(...spaces)).toBeGreaterThan(2)
    await expect(canvasElement.querySelector('summary')?.getBoundingClientRect().height).toBeCloseTo(44, 0)
  },
}
export const Definitions: Story = {
  args: {
    content: tree(
      el(
        'dl',
        {},
        el('dt', {}, 'Feeding'),
        el('dd', {}, 'What is given to a pen.'),
        el('dt', {}, 'Mortality'),
        el('dd', {}, 'What is taken out of it.'),
      ),
    ),
  },
}
export const Footnotes: Story = {
  args: {
    content: tree(
      // A raised number in the first line of a story would be partly outside the window.
      el('p', {}, 'Weights are in kilograms.'),
      el('p', {}, 'Rounded', el('sup', {}, el('a', { href: '#note', dataFootnoteRef: true }, '1')), '.'),
      el(
        'section',
        { dataFootnotes: true, className: ['footnotes'] },
        el('h2', { id: 'footnote-label', className: ['sr-only'] }, 'Footnotes'),
        el(
          'p',
          { id: 'note' },
          'Down. ',
          el('a', { href: '#', dataFootnoteBackref: '', ariaLabel: 'Back to reference 1' }, '↩'),
        ),
        el('p', {}, 'Up. ', el('a', { href: '#', dataFootnoteBackref: '' }, 'Back')),
      ),
    ),
  },
}
export const Images: Story = {
  args: {
    content: tree(
      el(
        'p',
        {},
        el('img', { src: '/img/logo.svg', alt: 'A lighthouse', title: 'By day', width: 48, height: 48 }),
      ),
      el('p', {}, el('img', { src: '/img/logo.svg' })),
      el('p', {}, el('img', { alt: 'An image that is not there' })),
    ),
  },
}
/** An image among words is part of their line; alone in its paragraph it is a block. */
export const ImagesAmongWords: Story = {
  args: {
    content: tree(
      el(
        'p',
        {},
        'Press ',
        el('img', { src: '/img/logo.svg', alt: 'the light', width: 16, height: 16 }),
        '.',
      ),
      el(
        'p',
        {},
        el(
          'a',
          { href: '/docs/intro' },
          el('img', { src: '/img/logo.svg#only-light', alt: 'By day', width: 48, height: 48 }),
          el('img', { src: '/img/logo.svg#only-dark', alt: 'By night', width: 48, height: 48 }),
        ),
      ),
      el('p', {}, el('img', { alt: 'One' }), ' ', el('img', { alt: 'Two' })),
      el('figure', {}, el('img', { src: '/img/logo.svg', alt: 'A lighthouse', width: 48, height: 48 })),
    ),
  },
  play: async ({ canvas }) => {
    const displays = ['the light', 'By day', 'By night', 'One', 'Two', 'A lighthouse'].map(
      (name) => getComputedStyle(canvas.getByAltText(name)).display,
    )
    await expect(displays).toEqual(['inline', 'block', 'none', 'inline', 'inline', 'block'])
  },
}
/** Items that are not tasks keep their marks in a list of tasks. */
export const TasksAmongOthers: Story = {
  args: {
    content: tree(
      el(
        'ul',
        { className: ['contains-task-list'] },
        el('li', {}, 'Register a client'),
        el(
          'li',
          { className: ['task-list-item'] },
          el('input', { type: 'checkbox', checked: true, disabled: true }),
          ' Get a token',
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item).listStyleType)
    await expect(marks).toEqual(['disc', 'none'])
  },
}
/** A formula that fits is not a box to scroll in, which would have a scroll bar and which Tab would stop at. */
export const Formula: Story = {
  args: { content: tree(formula) },
  play: async ({ canvasElement }) => {
    const math = canvasElement.querySelector('math')
    if (!math) throw new Error('There is no formula.')
    await expect(math.scrollHeight).toBe(math.clientHeight)
  },
}
export const Figures: Story = {
  args: {
    content: tree(
      el('figure', {}, drawing()),
      el('figure', { ariaLabel: 'A figure with a name' }, drawing()),
      el('figure', {}, drawing(), el('figcaption', {}, 'A circle')),
      el('figure', {}, el('p', {}, 'No drawing'), el('figcaption', {}, 'A figure of words')),
    ),
  },
}
export const Cards: Story = {
  args: {
    content: tree(
      el(
        'fyr-cards',
        {},
        el('fyr-card', { type: 'doc', label: 'Feeding', href: '/docs/feeding', description: 'Amounts.' }),
        el('fyr-card', { type: 'category', label: 'Resources', href: '/docs/resources/', itemCount: 7 }),
        el('fyr-card', { type: 'link', label: 'Status', href: 'https://status.example/', external: true }),
        el('fyr-card', { type: 'link', label: 'Data', href: '/data.zip', document: true }),
      ),
    ),
  },
}
/** The place of a site's component: outside of a site nothing renders it. */
export const IslandPlace: Story = {
  args: { content: tree(el('fyr-island', { name: 'tide-table', attributes: '{"harbour":"Bodø"}' })) },
}
/** An island places the content inside it; where nothing renders the island, the content stays as it is. */
export const IslandWithContent: Story = {
  args: {
    content: tree(
      el('fyr-island', { name: 'tide-table', attributes: '{}' }, el('p', {}, 'High water twice a day.')),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High water twice a day.')).toBeVisible()
  },
}
/** A component within a line of text, where no block can be. */
export const IslandInLine: Story = {
  args: {
    content: tree(
      el(
        'p',
        {},
        'Ten ',
        el('fyr-island', { name: 'unit', attributes: '{}', inline: '' }, 'kg'),
        ' are left.',
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kg').tagName).toBe('SPAN')
  },
}
/** A build notes each island, and replaces the element of its number later. */
export const IslandNoted: Story = {
  args: { content: tree(el('fyr-island', { name: 'tide-table', attributes: '{}' })) },
  decorators: [
    (Story) => (
      <IslandContext value={() => ({ number: 3, isHydrated: true })}>
        <Story />
      </IslandContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('fyr-island-3')).not.toBeNull()
  },
}
/** One that browsers do not hydrate leaves no place of its own. */
export const IslandNeverHydrated: Story = {
  args: { content: tree(el('fyr-island', { name: 'tide-table', attributes: '{}' })) },
  decorators: [
    (Story) => (
      <IslandContext value={() => ({ number: 4, isHydrated: false })}>
        <Story />
      </IslandContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('fyr-island-4')).not.toBeNull()
    await expect(canvasElement.querySelector('[data-fyr-island]')).toBeNull()
  },
}
/** What an author wraps in an element of HTML keeps the distances of text. */
export const Wrapped: Story = {
  args: {
    content: tree(
      el('p', {}, 'Before the feeding.'),
      el('div', {}, el('p', {}, 'Open the valve.'), el('p', {}, 'Start the pump.')),
    ),
  },
  play: async ({ canvas }) => {
    const [before, after] = [canvas.getByText('Before the feeding.'), canvas.getByText('Start the pump.')]
    const first = canvas.getByText('Open the valve.')
    const distance = first.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    await expect(distance).toBeGreaterThan(0)
    await expect(after.getBoundingClientRect().top - first.getBoundingClientRect().bottom).toBe(distance)
    await expect(getComputedStyle(after).fontSize).toBe(getComputedStyle(before).fontSize)
  },
}
/** The components that text may name. */
export const SafeComponents: Story = {
  args: {
    content: tree(
      el('p', {}, 'Since ', el('fyr-badge', { variant: 'tip' }, '3.6'), ' there is a stream.'),
      el(
        'fyr-card-grid',
        {},
        el(
          'fyr-content-card',
          {},
          el('fyr-card-title', {}, 'Feeding'),
          el('p', {}, 'Amounts of feed, day by day.'),
        ),
        el('fyr-content-card', {}, el('fyr-card-title', {}, 'Mortality'), el('p', {}, 'And its causes.')),
      ),
      el('fyr-steps', {}, el('ol', {}, el('li', {}, 'Register.'), el('li', {}, 'Get a token.'))),
      el('fyr-file-tree', {}, el('ul', {}, el('li', {}, 'content/', el('ul', {}, el('li', {}, 'intro.md'))))),
      el('p', {}, el('fyr-link-button', {}, el('a', { href: '/docs/intro' }, 'Begin'))),
      el(
        'p',
        {},
        el('fyr-link-button', { variant: 'secondary' }, el('a', { href: '/docs/api' }, 'See the API')),
      ),
      el(
        'fyr-embed',
        { frame: 'https://video.example/1', title: 'A feeding day' },
        el('a', { href: 'https://video.example/1' }, 'A feeding day'),
      ),
    ),
  },
}
const DEFINITION = 'The weight of all living fish in a cage.'

/** Terms with their definitions, a quantity, and a glossary. */
export const Terms: Story = {
  args: {
    content: tree(
      el(
        'p',
        {},
        'The ',
        el('fyr-term', { definition: DEFINITION }, el('a', { href: '/docs/glossary#biomass' }, 'biomass')),
        ' at ',
        el('fyr-quantity', {}, '12.5\u{A0}°C'),
        '.',
      ),
      el('fyr-glossary', {}, el('h2', { id: 'biomass' }, 'biomass'), el('p', {}, DEFINITION)),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const term = canvas.getByRole('link', { name: 'biomass' })
    const article = canvasElement.querySelector<HTMLElement>('.fyr-text') ?? canvasElement
    showTerms(article)
    await userEvent.hover(term)
    const note = within(document.body).getByRole('tooltip')
    await expect(note).toHaveTextContent(DEFINITION)
    await expect(term).toHaveAccessibleDescription(DEFINITION)
    const below = note.getBoundingClientRect().top - term.getBoundingClientRect().bottom
    await expect(below).toBeGreaterThanOrEqual(0)
    await expect(below).toBeLessThan(20)
    await userEvent.keyboard('{Escape}')
    await userEvent.unhover(term)
    await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull())
  },
}
/** Letters lead to the first of their terms, where there are many. */
export const ManyTerms: Story = {
  args: {
    content: tree(
      el(
        'fyr-glossary',
        {},
        ...['alevin', ...'abcdefghijklmnopqrstuvwxyzæøå'].flatMap((term) => [
          el('h2', { id: term }, `${term}-term`),
          el('p', {}, DEFINITION),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Å' })).toHaveAttribute('href', '#å')
    await expect(canvas.getByRole('link', { name: 'A' })).toHaveAttribute('href', '#alevin')
    await fitsTheWindow()
  },
}
/** Directives of a reference: the samples of an endpoint are beside what is around them. */
export const Reference: Story = {
  args: {
    content: tree(
      el(
        'fyr-endpoint',
        { method: 'delete', address: 'https://api.fjord.example/v1/feeding/{id}', operation: '{}' },
        el('p', {}, 'Deletes a record.'),
        el('fyr-request', { title: 'By its id' }, code({ language: 'sh' }, 'curl -X DELETE')),
        el(
          'fyr-fields',
          { title: 'Path' },
          el('ul', {}, el('li', {}, el('fyr-field', { id: 'path.id' }, el('code', {}, 'id')), ' string')),
        ),
        el('fyr-response', {}, el('p', {}, 'Nothing.')),
      ),
      el('fyr-endpoint', {}, el('fyr-fields', {}, el('ul', {}, el('li', {}, 'One field.')))),
      el('fyr-request', {}, el('p', {}, 'By itself.')),
      el('fyr-response', { title: 'A page' }, el('p', {}, 'By itself.')),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('DELETE')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'id' })).toHaveAttribute('href', '#path.id')
    await expect(canvas.getByRole('button', { name: 'Try it' })).toHaveAttribute('data-fyr-try', '{}')
    const samples = canvasElement.querySelector('.fyr-endpoint-samples')
    await expect(samples?.textContent).toContain('By its id')
    await expect(samples?.textContent).not.toContain('Path')
  },
}
/** On a phone the cells of a table of fields are a list, each with the heading of its column. */
export const StackedTable: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    content: tree(
      el(
        'table',
        { dataStacked: '' },
        el('thead', {}, el('tr', {}, el('th', {}, el('fyr-sort', {}, 'Field')), el('th', {}, 'Unit'))),
        el(
          'tbody',
          {},
          el('tr', {}, el('td', {}, el('code', {}, 'amountKg')), el('td', { dataLabel: 'Unit' }, 'kg')),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('kg'), '::before').content).toContain('Unit')
  },
}
/** The corner above a column of names is no heading. */
export const TableOfNames: Story = {
  args: {
    content: tree(
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, el('th', {}), el('th', {}, 'Summer'))),
        el('tbody', {}, el('tr', {}, el('td', {}, 'Feed'), el('td', {}, '12 kg'))),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1)
  },
}
/** What a plugin may leave out of the elements that the theme renders. */
export const WithoutProperties: Story = {
  args: {
    content: tree(
      el('fyr-cards', {}, el('fyr-card', { label: 'A card without a link' })),
      el('fyr-admonition', {}, el('p', {}, 'A remark of no type.')),
      el('fyr-tabs', {}, el('fyr-tab', {}, el('p', {}, 'First.')), el('fyr-tab', { value: 'b' }, 'Second.')),
      code({ lineNumbers: 1 }, 'a line'),
      code({ language: 'console', copied: 'npm test' }, '$ npm test', 'ok'),
      el('fyr-code', { lineNumbers: 1 }, 'text outside of a line'),
      el('fyr-island', {}),
      el('fyr-embed', {}, el('a', { href: 'https://video.example/1' }, 'A video')),
    ),
  },
}

/**
 * A nested list follows the words above it closely, whatever they are. Items with paragraphs are as far apart as these. A box has no
 * more space around a list than around a paragraph.
 */
export const SpacesAroundLists: Story = {
  args: {
    content: tree(
      el('fyr-admonition', { type: 'tip' }, el('ul', {}, el('li', {}, 'In a box'))),
      el(
        'ol',
        {},
        el('li', {}, 'Only words:', el('ul', {}, el('li', {}, 'Below words'))),
        el('li', {}, 'Words and ', el('code', {}, 'code'), ':', el('ul', {}, el('li', {}, 'Below code'))),
      ),
      el(
        'ol',
        {},
        el('li', {}, el('p', {}, 'First'), el('p', {}, 'More of it')),
        el('li', {}, el('p', {}, 'Second')),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const spacesAround = (text: string) => {
      const list = canvas.getByText(text).closest('ul')
      const { marginBlockStart, marginBlockEnd } = getComputedStyle(list ?? document.body)
      return [marginBlockStart, marginBlockEnd]
    }
    await expect(spacesAround('In a box')).toEqual(['0px', '0px'])
    await expect(spacesAround('Below code')).toEqual(spacesAround('Below words'))
    const [first, more, second] = ['First', 'More of it', 'Second'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    if (!first || !more || !second) throw new Error('There are not three paragraphs.')
    const inItem = more.top - first.bottom
    await expect(inItem).toBeGreaterThan(0)
    await expect(second.top - more.bottom).toBeGreaterThanOrEqual(inItem)
  },
}

/** What a translation that is older than its original shows beside a block, in the direction of the original. */
export const SourceNotes: Story = {
  args: {
    content: tree(
      el('p', {}, 'Lukk ventilen.'),
      el('fyr-source-note', { lang: 'en', dir: 'ltr' }, el('p', {}, 'Close both valves.')),
      el('fyr-source-note', { lang: 'ar', dir: 'rtl', isNew: true }, el('p', {}, 'أغلق الصمام.')),
    ),
  },
}

export const ChangesSinceAVersion: Story = {
  args: {
    content: tree(
      el(
        'fyr-changes',
        { since: '1.4', href: '/docs/changes/1.4...2.0' },
        el('fyr-change', { type: 'changed' }, el('del', {}, 'Feed'), ' ', el('ins', {}, 'Feeding')),
        el('fyr-change', { type: 'added', href: '#fyr-change-1' }, 'Close both valves.'),
        el(
          'fyr-change',
          { type: 'changed' },
          el('del', {}, el('fyr-admonition-name', { type: 'note' })),
          ' ',
          el('ins', {}, el('fyr-admonition-name', { type: 'caution' })),
          ' Stay out.',
        ),
      ),
      el('p', {}, 'Close both valves.'),
      el('fyr-change-mark', { type: 'added', id: 'fyr-change-1' }),
      el('fyr-change-mark', { type: 'removed', id: 'fyr-change-2' }, el('del', {}, 'Call us.')),
      el('fyr-change-mark', { type: 'moved', id: 'fyr-change-3' }),
    ),
  },
}
export const PartsFromAnotherPage: Story = {
  args: {
    content: tree(
      el(
        'fyr-changes',
        { since: '1.4', href: '/docs/changes/1.4...2.0', isNew: true },
        el(
          'fyr-change',
          { type: 'moved-from', href: '#fyr-change-1' },
          'Rations (',
          el('a', { href: '/docs/feed' }, 'Feed'),
          ')',
        ),
      ),
      el('p', {}, 'Rations'),
      el(
        'fyr-change-mark',
        { type: 'moved-from', id: 'fyr-change-1' },
        el('a', { href: '/docs/feed' }, 'Feed'),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('New page: 1.4 does not have it.'))
    await expect(canvasElement.querySelector('#fyr-change-1')).toHaveTextContent(
      'Moved from another page: Feed',
    )
    await expect(canvasElement.querySelector('#fyr-change-1')).toBeVisible()
  },
}
export const NewSinceAVersion: Story = {
  args: { content: tree(el('fyr-changes', { since: '1.4', href: '/docs/changes/1.4...2.0', isNew: true })) },
}

/** A heading without words has its id for a name. */
/** The texts of a drawing begin where they are drawn. */
export const DrawingRightToLeft: Story = {
  args: { content: tree(el('figure', {}, drawing())) },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg')
    await expect(svg && getComputedStyle(svg).direction).toBe('ltr')
  },
}
export const HeadingOfADrawing: Story = { args: { content: tree(el('h2', { id: 'circle' }, drawing())) } }
