import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { sampleAuthor } from '../fixtures/sample-pages.ts'
import { AuthorLinks } from './author-links.tsx'

test('two profiles with one name are two links, without a warning from React', () => {
  const warn = vi.spyOn(console, 'error')
  const socials = ['one', 'two'].map((host) => ({ label: 'Mastodon', href: `https://${host}.example/@kari` }))
  render(<AuthorLinks author={{ ...sampleAuthor.author, socials }} />)
  expect(screen.getAllByRole('link', { name: /^Mastodon/ })).toHaveLength(2)
  expect(warn).not.toHaveBeenCalled()
})

test('the profiles of an author open new tabs and say so, mail does not', () => {
  render(<AuthorLinks author={{ ...sampleAuthor.author, socials: [] }} />)
  const website = screen.getByRole('link', { name: 'Website (opens in a new tab)' })
  expect([website.getAttribute('target'), website.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('target')).toBeNull()
})
