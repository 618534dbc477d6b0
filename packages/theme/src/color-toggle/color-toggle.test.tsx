import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import type { ColorChoice } from './color-choice.ts'
import { ColorToggle } from './color-toggle.tsx'

const settings = { defaultMode: 'light', disableSwitch: false, respectSystem: false } as const

test('names the mode that is on and chooses the next one', () => {
  const choose = vi.fn<(choice: ColorChoice) => void>()
  render(<ColorToggle state={{ choice: 'dark', isReady: true, choose }} settings={settings} />)
  const button = screen.getByRole('button', {
    name: 'Switch between dark and light mode (currently dark mode)',
  })
  fireEvent.click(button)
  expect(choose).toHaveBeenCalledExactlyOnceWith('light')
})

test('does nothing before the choice is known', () => {
  const choose = vi.fn<(choice: ColorChoice) => void>()
  render(<ColorToggle state={{ choice: null, isReady: false, choose }} settings={settings} />)
  fireEvent.click(screen.getByRole('button'))
  expect(choose).not.toHaveBeenCalled()
})

test('has an icon for the system only where the system is followed', () => {
  const state = { choice: null, isReady: true, choose: () => {} }
  const { container, rerender } = render(<ColorToggle state={state} settings={settings} />)
  expect(container.querySelector('[data-icon="system"]')).toBeNull()
  rerender(<ColorToggle state={state} settings={{ ...settings, respectSystem: true }} />)
  expect(container.querySelector('[data-icon="system"]')).not.toBeNull()
})
