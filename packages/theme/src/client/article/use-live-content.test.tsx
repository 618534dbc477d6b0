import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '../../content/tabs.tsx'
import { render } from '../../fixtures/render.tsx'
import { useLiveContent } from './use-live-content.ts'

const TABS = [
  { value: 'a', label: 'Python', isSelected: true, content: <p>import</p> },
  { value: 'b', label: 'Rust', isSelected: false, content: <p>use</p> },
]

function HostPage(): ReactElement {
  return (
    <div ref={useLiveContent()}>
      <Tabs group={null} tabs={TABS} />
    </div>
  )
}

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

test('tabs of a host page answer the pointer and the arrow keys', () => {
  render(<HostPage />)
  fireEvent.click(screen.getByRole('tab', { name: 'Rust' }))
  expect(selected()).toBe('Rust')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Rust' }), { key: 'ArrowRight' })
  expect(selected()).toBe('Python')
})

test('nothing is left in the document when the content is removed', () => {
  const { unmount } = render(<HostPage />)
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  unmount()
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(0)
})
