import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeBlock } from '../../content/code-block.tsx'
import { InLanguage } from '../../fixtures/in-language.tsx'
import { en } from '../../messages/en.ts'
import { codeText, COPIED_MS, copyCode } from './copy-code.ts'

/** Puts a code block as the theme renders it into the document and returns its copy button. */
function showBlock(copied?: string): HTMLElement {
  const block = (
    <CodeBlock language="ts" title="a.ts" hasLineNumbers copied={copied}>
      <span className="line">{'const a = 1\n'}</span>
      <span className="line">{'\n'}</span>
      <span className="line">{'  export { a }\n'}</span>
    </CodeBlock>
  )
  document.body.innerHTML = renderToStaticMarkup(<InLanguage>{block}</InLanguage>)
  const button = document.querySelector<HTMLElement>('[data-fyr-copy]')
  if (!button) throw new Error('The code block has no copy button.')
  return button
}

function setUp(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const announced: string[] = []
  return { announced, announcer: { announce: (text: string) => void announced.push(text) } }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the code of a block is its lines without its bar', () => {
  showBlock()
  expect(codeText(document)).toBe('const a = 1\n\n  export { a }')
})

test('the button copies, says so for a moment, and is itself again', async () => {
  const copied: string[] = []
  const { announced, announcer } = setUp(async (text) => void copied.push(text))
  const button = showBlock()
  await copyCode(button, en, announcer)
  expect(copied).toEqual(['const a = 1\n\n  export { a }'])
  expect(announced).toEqual([en.copied])
  expect([button.getAttribute('aria-label'), button.textContent, button.dataset['copied']]).toEqual([
    en.copied,
    en.copied,
    '',
  ])
  vi.advanceTimersByTime(COPIED_MS)
  expect([button.getAttribute('aria-label'), button.textContent, button.dataset['copied']]).toEqual([
    en.copyCode,
    en.copy,
    undefined,
  ])
})

test('of commands with prompts only the commands are copied', async () => {
  const copied: string[] = []
  const { announcer } = setUp(async (text) => void copied.push(text))
  await copyCode(showBlock('npm i\nnpm test "a"'), en, announcer)
  expect(copied).toEqual(['npm i\nnpm test "a"'])
})

test('a refused clipboard is announced and shows no success', async () => {
  const { announced, announcer } = setUp(() => Promise.reject(new Error('denied')))
  const button = showBlock()
  await copyCode(button, en, announcer)
  expect(announced).toEqual([en.copyFailed])
  expect(button.dataset['copied']).toBeUndefined()
})
