import { expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import type { PageHit } from '@fyr/search'
import { render } from '../fixtures/render.tsx'
import { SearchHits } from './search-hits.tsx'

const VECTORS = [
  '<img src=x onerror=alert(1)>',
  '</mark><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '<a href="javascript:alert(1)">away</a>',
  '&lt;b onclick=alert(1)&gt;',
  '{{constructor.constructor("alert(1)")()}}',
]

test.each(VECTORS)('%s in titles, headings, texts and found words is text', (vector) => {
  const pieces = [
    { text: `${vector} before `, isMarked: false },
    { text: vector, isMarked: true },
  ]
  const hit: PageHit = {
    path: '/docs/hostile',
    kind: 'doc',
    trail: [vector],
    title: pieces,
    sections: [
      { headingId: null, heading: [], excerpt: pieces, words: [vector] },
      { headingId: vector, heading: pieces, excerpt: pieces, words: [vector] },
    ],
  }
  const { container } = render(
    <SearchHits pages={[hit]} active={-1} id="hits" onChoose={vi.fn<() => void>()} />,
  )
  const written = `${vector} before ${vector}`
  expect(screen.getByRole('group').firstChild).toHaveProperty('textContent', `${vector} › ${written}`)
  const [whole, section] = screen.getAllByRole('option')
  expect([whole?.textContent, section?.textContent]).toEqual([written + written, written + written])
  // Only the elements of the component, and an address on the site.
  expect([...container.querySelectorAll('*')].map(({ localName }) => localName).toSorted()).toEqual(
    [
      'a',
      'a',
      'div',
      'div',
      'mark',
      'mark',
      'mark',
      'mark',
      'mark',
      'path',
      'span',
      'span',
      'span',
      'span',
      'span',
      'svg',
    ].toSorted(),
  )
  expect(section?.getAttribute('href')).toBe(`/docs/hostile#${encodeURIComponent(vector)}`)
})
