import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { describeError } from '../failure-boundary/describe-error.ts'
import { PageCrash } from './page-crash.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [
    new Error('outer', { cause: new Error('inner', { cause: 'a word' }) }),
    'outer\n\nCause:\ninner\n\nCause:\na word',
  ],
  [new Error('alone'), 'alone'],
  ['a text', 'a text'],
  [null, 'null'],
])('describes what was thrown and why (%#)', (error, expected) => {
  expect(describeError(error, en)).toBe(expected)
})

test('ends a circle of causes', () => {
  const error = new Error('round')
  error.cause = error
  expect(describeError(error, en).split('Cause:').length).toBeLessThan(20)
})

test('shows the two English texts, a sentence of the language and the error', () => {
  const retry = vi.fn<() => void>()
  const { container } = render(<PageCrash error={new Error('no such field')} onRetry={retry} />, no)
  expect(screen.getByRole('heading', { name: 'This page crashed' }).lang).toBe('en')
  expect(container.textContent).toContain(no.crashExplanation)
  expect(container.textContent).toContain('no such field')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

let isBroken = false

function Page() {
  if (isBroken) throw new Error('broken')
  return <p>whole</p>
}

function pageAt(path: string) {
  return (
    <CrashBoundary resetKey={path} documentTitle="Page error">
      <Page />
    </CrashBoundary>
  )
}

test('the boundary shows a crash, tries again when asked and forgets it on another page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.title = 'A page'
  isBroken = true
  const { rerender } = render(pageAt('/a'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeTruthy()
  expect(document.title).toBe('Page error')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('whole')).toBeTruthy()
  expect(document.title).toBe('A page')
  isBroken = true
  rerender(pageAt('/a'))
  expect(screen.queryByText('whole')).toBeNull()
  isBroken = false
  rerender(pageAt('/b'))
  expect(screen.getByText('whole')).toBeTruthy()
})
