import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageActions } from '../../article/page-actions.tsx'
import { PageFeedback } from '../../article/page-feedback.tsx'
import { InLanguage } from '../../fixtures/in-language.tsx'
import { en } from '../../messages/en.ts'
import { COPIED_MS } from './copy-code.ts'
import { pressButton } from './late-buttons.ts'

/** Renders what readers can do with a page and returns the button with a name. */
function showButton(name: string): HTMLButtonElement {
  document.body.innerHTML = renderToStaticMarkup(
    <InLanguage>
      <PageActions markdown="/docs/intro.md" openIn={[]} />
      <PageFeedback />
    </InLanguage>,
  )
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (button === undefined) throw new Error(`There is no button "${name}".`)
  return button
}

/** A browser whose clipboard and network are these. */
function setUp(response: Response, clipboard: Partial<Clipboard>) {
  vi.stubGlobal('navigator', { clipboard })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  )
  const announced: string[] = []
  return { announced, announcer: { announce: (text: string) => void announced.push(text) } }
}

function pressed() {
  return [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the Markdown of the page is copied, and the button says so for a moment', async () => {
  const copied: string[] = []
  const { announced, announcer } = setUp(new Response('# Introduction'), {
    writeText: async (text) => void copied.push(text),
  })
  const button = showButton(en.copyPage)
  pressButton(button, en, announcer)
  await vi.waitFor(() => expect(button.textContent).toBe(en.copied))
  expect(fetch).toHaveBeenCalledWith('/docs/intro.md')
  expect(copied).toEqual(['# Introduction'])
  expect(announced).toEqual([en.copied])
  await vi.advanceTimersByTimeAsync(COPIED_MS)
  expect(button.textContent).toBe(en.copyPage)
})

test('a browser that accepts a promise is called at once', async () => {
  const items: Record<string, Promise<Blob>>[] = []
  const write = vi.fn<() => Promise<void>>(async () => {})
  const { announcer } = setUp(new Response('# Introduction'), { write })
  vi.stubGlobal('ClipboardItem', function ClipboardItem(item: Record<string, Promise<Blob>>) {
    items.push(item)
  })
  const button = showButton(en.copyPage)
  pressButton(button, en, announcer)
  expect(write).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(button.textContent).toBe(en.copied))
  const blob = await items[0]?.['text/plain']
  expect([blob?.type, blob?.size]).toEqual(['text/plain', '# Introduction'.length])
})

test.each([
  ['Markdown that is missing', new Response('', { status: 404 }), async () => {}],
  ['a clipboard that refuses', new Response('# A'), () => Promise.reject(new Error('denied'))],
])('%s is reported, and the button does not say that it copied', async (_what, response, writeText) => {
  const { announced, announcer } = setUp(response, { writeText })
  const button = showButton(en.copyPage)
  pressButton(button, en, announcer)
  await vi.waitFor(() => expect(announced).toEqual([en.copyFailed]))
  expect([button.textContent, button.dataset['result']]).toEqual([en.copyFailed, 'failed'])
})

test('an answer is sent to the scripts of the site, the reader is thanked, and can change it', () => {
  const { announced, announcer } = setUp(new Response(), {})
  const details: unknown[] = []
  const listen = (event: Event): void => void details.push((event as CustomEvent<unknown>).detail)
  document.addEventListener('fyr:feedback', listen)
  const no = showButton(en.feedbackNo)
  const thanks = document.querySelector('fieldset > span')
  expect(thanks?.hasAttribute('hidden')).toBe(true)
  pressButton(no, en, announcer)
  expect(pressed()).toEqual([en.feedbackNo])
  expect(thanks?.hasAttribute('hidden')).toBe(false)
  const yes = no.previousElementSibling
  if (yes instanceof HTMLElement) pressButton(yes, en, announcer)
  expect(pressed()).toEqual([en.feedbackYes])
  document.removeEventListener('fyr:feedback', listen)
  const { pathname: path } = window.location
  expect(details).toEqual([
    { path, isHelpful: false },
    { path, isHelpful: true },
  ])
  expect(announced).toEqual([en.feedbackThanks, en.feedbackThanks])
})
