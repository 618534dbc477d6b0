// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { toggleWrap, watchOverflow } from './wrap-code.ts'

afterEach(() => vi.unstubAllGlobals())

/** Puts a code block into the document whose code is so wide in a block that is `blockWidth` wide. */
function showBlock(codeWidth: number, blockWidth: number) {
  document.body.innerHTML =
    '<figure><button data-fyr-wrap aria-pressed="false" hidden></button><pre></pre></figure>'
  const code = document.querySelector('pre')
  const button = document.querySelector<HTMLElement>('button')
  if (!code || !button) throw new Error('The block is incomplete.')
  vi.spyOn(code, 'scrollWidth', 'get').mockReturnValue(codeWidth)
  vi.spyOn(code, 'clientWidth', 'get').mockReturnValue(blockWidth)
  return { button, code }
}

test.each([
  [800, 600, true],
  [600, 600, false],
])('code of %i px in a block of %i px shows the button: %s', (codeWidth, blockWidth, isShown) => {
  const { button } = showBlock(codeWidth, blockWidth)
  const { notifyAll } = stubResizeObserver()
  watchOverflow(document)
  notifyAll()
  expect(button.hidden).toBe(!isShown)
})

test('wrapped code keeps the button, which leads back', () => {
  const { button, code } = showBlock(800, 600)
  const { notifyAll } = stubResizeObserver()
  watchOverflow(document)
  notifyAll()
  toggleWrap(button)
  vi.spyOn(code, 'scrollWidth', 'get').mockReturnValue(600)
  notifyAll()
  expect([
    button.closest('figure')?.hasAttribute('data-wrapped'),
    button.ariaPressed ?? button.getAttribute('aria-pressed'),
    button.hidden,
  ]).toEqual([true, 'true', false])
  vi.spyOn(code, 'scrollWidth', 'get').mockReturnValue(800)
  toggleWrap(button)
  expect([
    button.closest('figure')?.hasAttribute('data-wrapped'),
    button.getAttribute('aria-pressed'),
  ]).toEqual([false, 'false'])
})

test('a browser that reports widths is not forced to lay out before it does', () => {
  const { button, code } = showBlock(800, 600)
  const width = vi.spyOn(code, 'scrollWidth', 'get')
  const { watched, notifyAll } = stubResizeObserver()
  watchOverflow(document)
  expect([width.mock.calls.length, button.hidden]).toEqual([0, true])
  notifyAll()
  expect(button.hidden).toBe(false)
  // The button may make its block higher, and the browser complains of what it would have to report twice in a frame.
  expect(watched).toEqual([code])
})

test('a browser lays out once for all blocks: every width is read before the first button is shown', () => {
  showBlock(800, 600)
  document.body.innerHTML += document.body.innerHTML
  const buttons = [...document.querySelectorAll('button')]
  const shownAtReads: number[] = []
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    shownAtReads.push(buttons.filter(({ hidden }) => !hidden).length)
    return 800
  })
  const { notifyAll } = stubResizeObserver()
  watchOverflow(document)
  notifyAll()
  expect(buttons.map(({ hidden }) => hidden)).toEqual([false, false])
  expect(shownAtReads).toEqual([0, 0])
})

test('a block that was too narrow for its lines loses the button as soon as they fit without it', () => {
  const { button, code } = showBlock(800, 600)
  const { notifyAll } = stubResizeObserver()
  watchOverflow(document)
  notifyAll()
  expect(button.hidden).toBe(false)
  vi.spyOn(code, 'clientWidth', 'get').mockReturnValue(810)
  // Behind lines that fade out is room.
  vi.spyOn(code, 'scrollWidth', 'get').mockImplementation(() => (button.hidden ? 800 : 830))
  notifyAll()
  expect(button.hidden).toBe(true)
})

/** Puts an observer in place of the browser's that reports what is watched when it is asked to. */
function stubResizeObserver() {
  const watched: Element[] = []
  const observers: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: (entries: readonly { readonly target: Element }[]) => void) {
        observers.push(() => notify(watched.map((target) => ({ target }))))
      }
      observe(target: Element): void {
        watched.push(target)
      }
      disconnect(): void {}
    },
  )
  const notifyAll = (): void => {
    for (const notify of observers) notify()
  }
  return { watched, notifyAll }
}
