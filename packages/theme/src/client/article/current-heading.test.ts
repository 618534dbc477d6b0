// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { createAnnouncer } from '../../browser/announcer.ts'
import { showCurrentHeading } from './current-heading.ts'
import { listenToArticles } from './enhance-article.ts'

beforeEach(() => {
  document.body.innerHTML = `<details class="fyr-mobile-toc" open>
    <summary>On this page <span data-fyr-current-heading></span></summary>
    <ul><li><a href="#fields">Fields</a></li><li><a href="#%C3%A5rsaker">Årsaker</a></li></ul>
  </details>`
})

function shown() {
  return {
    name: document.querySelector('[data-fyr-current-heading]')?.textContent,
    marked: [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent),
  }
}

test('the bar names the heading that the reader is at, one after the other, and none above the first', () => {
  showCurrentHeading('fields')
  expect(shown()).toEqual({ name: 'Fields', marked: ['Fields'] })
  showCurrentHeading('årsaker')
  expect(shown()).toEqual({ name: 'Årsaker', marked: ['Årsaker'] })
  showCurrentHeading(null)
  expect(shown()).toEqual({ name: '', marked: [] })
})

test('a page without the bar is not changed', () => {
  document.body.innerHTML = '<p>text</p>'
  showCurrentHeading('fields')
  expect(document.body.innerHTML).toBe('<p>text</p>')
})

test('the list closes when one of its links is followed', () => {
  listenToArticles(document.body, en, createAnnouncer())
  document.querySelector('a')?.click()
  expect(document.querySelector('details')?.open).toBe(false)
})
