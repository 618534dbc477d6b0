import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { sampleAnnouncedSiteData } from '../fixtures/sample-site-data.ts'
import { el, tree } from '../fixtures/tree.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { InlineContent } from './inline-content.tsx'

const { announcement } = sampleAnnouncedSiteData

test('shows its text with links and can be dismissed', () => {
  if (announcement === null) throw new Error('The sample has no announcement.')
  const dismiss = vi.fn<() => void>()
  render(<AnnouncementBar announcement={announcement} onDismiss={dismiss} />)
  expect(screen.getByRole('link', { name: 'See what is new' }).getAttribute('href')).toBe('/blog')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

test('an announcement that stays has no button', () => {
  if (announcement === null) throw new Error('The sample has no announcement.')
  render(<AnnouncementBar announcement={{ ...announcement, isCloseable: false }} onDismiss={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('inline content keeps the text of what it does not render', () => {
  const content = tree(el('p', {}, 'a ', el('strong', {}, 'b'), el('span', { onClick: 'x' }, ' c')))
  const { container } = render(<InlineContent tree={content} />)
  expect(container.innerHTML).toBe('a <strong>b</strong> c')
})

test.each([
  ['/blog', {}, '<a href="/blog">there</a>'],
  ['/no/', { dataFyrDocument: true }, '<a href="/no/" data-fyr-document="">there</a>'],
  ['mailto:a@x.example', {}, '<a href="mailto:a@x.example">there</a>'],
  [
    'https://x.example',
    {},
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">there<span class="fyr-visually-hidden"> (opens in a new tab)</span></a>',
  ],
])('a link to %s in a line of text is the link of any other text', (href, mark, markup) => {
  const content = tree(el('a', { href, ...mark }, 'there'))
  const { container } = render(<InlineContent tree={content} />)
  expect(container.innerHTML).toBe(markup)
})
