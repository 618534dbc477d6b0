import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { useSearchDialogElement } from './use-search-dialog-element.ts'

beforeEach(() => {
  // The test environment knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
})

function SampleDialog({ close }: { readonly close: () => void }) {
  return <dialog ref={useSearchDialogElement(close)} />
}

test('asks to be unmounted as soon as Escape is pressed, so that a press on / opens the search again', () => {
  const close = vi.fn<() => void>()
  const { container } = render(<SampleDialog close={close} />)
  const dialog = container.querySelector('dialog')
  if (dialog === null) throw new Error('There is no dialog.')
  // The browser closes the dialog after this event, and reports it in a task of its own.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})
