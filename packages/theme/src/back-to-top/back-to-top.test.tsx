import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { no } from '../messages/no.ts'
import { BackToTop } from './back-to-top.tsx'

test('is a named button that calls its callback', () => {
  const go = vi.fn<() => void>()
  render(<BackToTop onGoToTop={go} />, no)
  fireEvent.click(screen.getByRole('button', { name: 'Til toppen' }))
  expect(go).toHaveBeenCalledOnce()
})
