import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, type within } from 'storybook/test'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { en } from '../messages/en.ts'
import { CodeBlock } from './code-block.tsx'

const lines = (
  <>
    <span className="line" data-line={1}>
      <span className="tok-keyword">const</span> <span className="tok-variable">amountKg</span>{' '}
      <span className="tok-punctuation">=</span> <span className="tok-number">1842.5</span>
      {'\n'}
    </span>
    <span className="line highlighted" data-line={2}>
      <span className="tok-function">send</span>
      <span className="tok-punctuation">(</span>
      <span className="tok-string">&apos;feeding&apos;</span>
      <span className="tok-punctuation">)</span>
      {'\n'}
    </span>
    <span className="line added" data-line={3}>
      <span className="tok-comment">{'// one record a day'}</span>
      {'\n'}
    </span>
    <span className="line removed" data-line={4}>
      <span className="tok-type">Record</span>
      {'\n'}
    </span>
  </>
)

const meta = {
  title: 'In text/CodeBlock',
  component: CodeBlock,
  args: { language: 'ts', title: 'feeding.ts', hasLineNumbers: true, children: lines },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

export const WithTitle: Story = {}
export const WithLanguage: Story = { args: { title: null } }
export const PlainText: Story = { args: { title: null, language: 'text' } }
export const WithoutLanguage: Story = { args: { title: null, language: null } }
export const FromText: Story = {
  args: { hasLineNumbers: false },
  render: ({ hasLineNumbers }) => (
    <>
      <CodeBlock>{'const kilograms = 250\nsend(kilograms)\n'}</CodeBlock>
      <CodeBlock language="ts" hasLineNumbers={!hasLineNumbers}>
        const kilograms = 250
      </CodeBlock>
    </>
  ),
}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const LongLine: Story = {
  args: {
    title: null,
    language: 'bash',
    children: <span className="line">{`curl ${'--header x '.repeat(40)}\n`}</span>,
  },
}
/** Where the two buttons of a block are, and its code. */
async function placesOf(canvas: ReturnType<typeof within>, block: HTMLElement) {
  const wrap = (await canvas.findByRole('button', { name: en.wrapLines })).getBoundingClientRect()
  const copy = canvas.getByRole('button', { name: en.copyCode }).getBoundingClientRect()
  const code = block.querySelector('pre')?.getBoundingClientRect() ?? new DOMRect()
  return { wrap, copy, code }
}

/** The buttons are beside the code, no letter is below them, and the one that comes later makes no block higher. */
export const ButtonsBesideTheCode: Story = {
  args: LongLine.args ?? {},
  globals: { viewport: { value: 'phone' } },
  decorators: [withArticleScripts],
  play: async ({ canvas, canvasElement }) => {
    const { wrap, copy, code } = await placesOf(canvas, canvasElement)
    await expect(code.right).toBeLessThanOrEqual(Math.min(copy.left, wrap.left))
    await expect(wrap.top).toBe(copy.top)
  },
}
/** From three lines on they are one below the other. */
export const ButtonsBesideLines: Story = {
  ...ButtonsBesideTheCode,
  args: {
    ...LongLine.args,
    children: ['a', 'b', 'c'].map((name) => (
      <span key={name} className="line">{`curl --data ${name} ${'--header x '.repeat(40)}\n`}</span>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const { wrap, copy, code } = await placesOf(canvas, canvasElement)
    await expect(code.right).toBeLessThanOrEqual(Math.min(copy.left, wrap.left))
    await expect(copy.bottom).toBeLessThanOrEqual(wrap.top)
    await expect(wrap.bottom).toBeLessThanOrEqual(code.bottom)
  },
}
/** Signs that the style sheet puts before added and removed lines. */
function signsOf(code: HTMLElement): string[] {
  return [...code.querySelectorAll('.added, .removed')].map(
    (line) => getComputedStyle(line, '::after').content,
  )
}

export const AddedAndRemoved: Story = {
  args: { title: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(signsOf(canvasElement)).toEqual(['"+"', '"-"'])
    getSelection()?.selectAllChildren(canvas.getByRole('figure'))
    await expect(getSelection()?.toString()).not.toMatch(/^[+-]|[+-]$/m)
    getSelection()?.removeAllRanges()
  },
}
/** A diff has signs of its own. */
export const Diff: Story = {
  args: {
    title: null,
    language: 'diff',
    hasLineNumbers: false,
    children: (
      <>
        <span className="line added">{'+ amountKg: 1842.5\n'}</span>
        <span className="line removed">{'- amount: 1842\n'}</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(signsOf(canvasElement)).toEqual(['none', 'none'])
  },
}
/** Lines that a page calls wrong or doubtful, with a sign each. */
export const ErrorAndWarning: Story = {
  args: {
    hasLineNumbers: false,
    children: (
      <>
        <span className="line highlighted error">
          <span className="tok-function">send</span>
          <span className="tok-punctuation">(</span>
          <span className="tok-string">&apos;feding&apos;</span>
          <span className="tok-punctuation">)</span>
          {'\n'}
        </span>
        <span className="line highlighted warning">
          <span className="tok-keyword">const</span> <span className="tok-variable">amount</span>{' '}
          <span className="tok-punctuation">=</span> <span className="tok-number">1842.5</span>{' '}
          <span className="tok-comment">{'// in kilograms'}</span>
          {'\n'}
        </span>
      </>
    ),
  },
}
function colorOf(word: HTMLElement | undefined): string | undefined {
  return word && getComputedStyle(word).color
}

export const MarkedWords: Story = {
  args: {
    hasLineNumbers: false,
    children: (
      <span className="line highlighted">
        <span className="tok-keyword">const</span>{' '}
        <mark>
          <span className="tok-variable">amountKg</span>
        </mark>
        {' = 1842.5\n'}
      </span>
    ),
  },
}
export const Focus: Story = {
  args: {
    hasLineNumbers: false,
    children: (
      <>
        <span className="line">
          <span className="tok-keyword">import</span>
          {' around\n'}
        </span>
        <span className="line focused">
          <span className="tok-keyword">import</span>
          {' feeding\n'}
        </span>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const [around, feeding] = canvas.getAllByText('import')
    await expect(colorOf(around)).not.toBe(colorOf(feeding))
    canvasElement.querySelector('pre')?.focus()
    await expect(colorOf(around)).toBe(colorOf(feeding))
  },
}
export const Copied: Story = {
  decorators: [withArticleScripts],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: en.copyCode }))
    await expect(write.mock.lastCall?.[0]).toMatch(/^const amountKg = 1842\.5\n.*\nRecord$/s)
    await expect(await canvas.findByRole('button', { name: en.copied })).toBeVisible()
  },
}
/** Of commands that are shown with prompts and output, the button copies what is to be typed. */
export const CopiedCommands: Story = {
  args: {
    language: 'console',
    title: null,
    hasLineNumbers: false,
    children: '$ npm test\nok',
    copied: 'npm test',
  },
  decorators: [withArticleScripts],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: en.copyCode }))
    await expect(write.mock.lastCall?.[0]).toBe('npm test')
  },
}
export const CopyRefused: Story = {
  decorators: [withArticleScripts],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(canvas.getByRole('button', { name: en.copyCode }))
    await expect(await canvas.findByRole('button', { name: en.copyFailed })).toBeVisible()
  },
}
/** As in lists in lists on a phone: the title has a line of its own, and no button is cut off. */
export const LittleRoom: Story = {
  args: { ...LongLine.args, title: 'Shell' },
  decorators: [withArticleScripts, (Story) => <div style={{ inlineSize: '7rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en.wrapLines })).toBeVisible()
    const block = canvas.getByRole('figure')
    const title = canvas.getByText('Shell')
    const line = document.createRange()
    line.selectNodeContents(title)
    await expect(line.getClientRects()).toHaveLength(1)
    const ends = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().right)
    await expect(Math.max(...ends)).toBeLessThanOrEqual(block.getBoundingClientRect().right)
  },
}
export const Wrapped: Story = {
  ...LongLine,
  decorators: [withArticleScripts],
  play: async ({ canvas, canvasElement }) => {
    // Shown once the frame has been laid out.
    const button = await canvas.findByRole('button', { name: en.wrapLines })
    const code = canvasElement.querySelector('pre')
    if (!code) throw new Error('There is no code.')
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(code.scrollWidth).toBe(code.clientWidth)
  },
}
