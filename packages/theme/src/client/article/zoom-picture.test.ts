// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { zoomPicture } from './zoom-picture.ts'

function closeAtOnce(this: HTMLDialogElement): void {
  this.dispatchEvent(new Event('close'))
}

beforeEach(() => {
  document.body.innerHTML = `<p><img src="/a-688.webp" alt="Nets"><a href="/a.png"></a>
    <button aria-label="Enlarge: Nets" value="Close"></button></p>`
  // jsdom has the element, and no windows.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = closeAtOnce
})

test('a dialog shows the original, names it, and leaves nothing when it is closed', () => {
  const button = document.querySelector('button')
  if (button !== null) zoomPicture(button)
  const dialog = document.querySelector('dialog')
  expect(dialog?.showModal).toHaveBeenCalledOnce()
  expect(dialog?.getAttribute('aria-label')).toBe('Nets')
  const image = dialog?.querySelector('img')
  expect([new URL(image?.src ?? '').pathname, image?.alt]).toEqual(['/a.png', 'Nets'])
  dialog?.querySelector('button')?.click()
  expect(document.querySelector('dialog')).toBeNull()
})

test('two clicks open one dialog, and another page closes it', () => {
  const button = document.querySelector('button')
  if (button !== null) for (const press of [zoomPicture, zoomPicture]) press(button)
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  document.dispatchEvent(new CustomEvent('fyr:navigate'))
  expect(document.querySelector('dialog')).toBeNull()
})
