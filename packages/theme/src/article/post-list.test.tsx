import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { sampleBlogList } from '../fixtures/sample-pages.ts'
import { no } from '../messages/no.ts'
import { PostList } from './post-list.tsx'

const [post] = sampleBlogList.posts
if (post === undefined) throw new Error('The sample list is empty.')

function languageOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang
}

test('an untranslated post marks the language of its title and text, and its date is in the page’s', () => {
  const untranslated = { ...post, title: 'Untranslated', date: '2024-09-01', isFallback: true }
  const translated = { ...post, title: 'Oversatt', href: '/no/b' }
  const { container } = render(
    <PostList
      posts={[untranslated, translated]}
      pagination={sampleBlogList.pagination}
      siteData={sampleNorwegianSiteData}
    />,
    no,
  )
  expect(languageOf(screen.getByText('Untranslated'))).toBe('en')
  expect(languageOf(screen.getByText('Oversatt'))).toBeUndefined()
  expect([...container.querySelectorAll('.fyr-text')].map(languageOf)).toEqual(['en', undefined])
  expect(languageOf(screen.getByText('1. september 2024'))).toBeUndefined()
})
