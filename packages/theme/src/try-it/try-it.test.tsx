import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import type { SendRequest } from './send-request.ts'
import { TryIt } from './try-it.tsx'
import type { TryOperation } from './try-request.ts'

const OPERATION: TryOperation = {
  method: 'get',
  servers: ['https://sandbox.fjord.example'],
  path: '/feeding',
  fields: [],
  credentials: [{ kind: 'bearer', name: 'token' }],
  body: null,
}

test.each<[string, string, SendRequest]>([
  ['a token that no header can hold', 'ключ', vi.fn<SendRequest>()],
  ['a failure of sending', 'secret', () => Promise.reject(new Error('over'))],
])('%s is told, and the form can be sent again', async (_, token, send) => {
  const texts = en.tryItForm
  if (texts === null) throw new Error('The catalogue has no texts of the form.')
  render(<TryIt operation={OPERATION} texts={texts} send={send} secrets={new Map()} />)
  fireEvent.change(screen.getByLabelText('Access token'), { target: { value: token } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.tryItInvalid))
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('false')
})
