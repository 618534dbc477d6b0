import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { TableOfContents } from './table-of-contents.tsx'

test('lists the headings with their markup and marks where the reader is', () => {
  const { container } = render(<TableOfContents toc={sampleDoc.toc} activeHeadingId="sample" />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['#fields', 'Fields'],
    ['#sample', 'Sample of feeding'],
    ['#limits', 'Limits'],
  ])
  expect(container.querySelector('[aria-current="location"] code')?.textContent).toBe('feeding')
})

test('marks nothing above the first heading', () => {
  const { container } = render(<TableOfContents toc={sampleDoc.toc} activeHeadingId={null} />)
  expect(container.querySelector('[aria-current]')).toBeNull()
})

test('writes the letters of a language in an address as an address needs them', () => {
  const toc = [{ id: 'målinger', level: 2, label: ['Målinger'] }] as const
  render(<TableOfContents toc={toc} activeHeadingId={null} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#m%C3%A5linger')
})
