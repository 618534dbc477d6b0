import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCurrentInView } from './use-current-in-view.ts'

const ENTRY = 40
const WINDOW = 400
const NAMES = Array.from({ length: 50 }, (_, index) => `entry ${index}`)

/** Puts boxes of 400 px at the top of the window, and entries of 40 px one below the other in what scrolls. */
beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.tagName !== 'A') return new DOMRect(0, 0, 200, WINDOW)
    const box = this.closest('.fyr-drawer-panel') ?? this.closest('nav')
    return new DOMRect(0, NAMES.indexOf(this.textContent) * ENTRY - (box?.scrollTop ?? 0), 200, ENTRY)
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function Entries({ current }: { readonly current: string | null }) {
  const ref = useCurrentInView(current)
  return (
    <nav ref={ref}>
      {NAMES.map((name) => (
        <a key={name} href="#entry" aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

function scrollOf(container: HTMLElement, selector = 'nav'): number {
  return container.querySelector(selector)?.scrollTop ?? -1
}

test('scrolls the current entry to the middle at first, and again when another one below or above becomes current', () => {
  const { container, rerender } = render(<Entries current="entry 30" />)
  expect(scrollOf(container)).toBe(30 * ENTRY - (WINDOW - ENTRY) / 2)
  rerender(<Entries current="entry 40" />)
  expect(scrollOf(container)).toBe(40 * ENTRY - (WINDOW - ENTRY) / 2)
  rerender(<Entries current="entry 10" />)
  expect(scrollOf(container)).toBe(10 * ENTRY - (WINDOW - ENTRY) / 2)
})

test('does not scroll what is in view, nor after the reader has scrolled while the current entry stays', () => {
  const { container, rerender } = render(<Entries current="entry 3" />)
  expect(scrollOf(container)).toBe(0)
  rerender(<Entries current="entry 9" />)
  expect(scrollOf(container)).toBe(0)
  const nav = container.querySelector('nav')
  if (nav) nav.scrollTop = 900
  rerender(<Entries current="entry 9" />)
  expect(scrollOf(container)).toBe(900)
  rerender(<Entries current={null} />)
  expect(scrollOf(container)).toBe(900)
})

test.each<[string, (nav: HTMLElement) => void]>([
  ['has scrolled', (nav) => void (nav.scrollTop = 10)],
  ['is in with the keyboard', (nav) => nav.querySelector('a')?.focus()],
])('what the reader %s before the shell runs stays', (_, act) => {
  const prepare = (nav: HTMLElement | null): void => {
    if (nav) act(nav)
  }
  function Prepared({ current }: { readonly current: string }) {
    return (
      <div ref={(element) => prepare(element?.querySelector('nav') ?? null)}>
        <Entries current={current} />
      </div>
    )
  }
  const { container } = render(<Prepared current="entry 30" />)
  expect(scrollOf(container)).toBeLessThanOrEqual(10)
})

test('in the drawer its panel is what scrolls', () => {
  const { container } = render(
    <div className="fyr-drawer-panel">
      <Entries current="entry 30" />
    </div>,
  )
  expect(scrollOf(container, '.fyr-drawer-panel')).toBe(30 * ENTRY - (WINDOW - ENTRY) / 2)
  expect(scrollOf(container)).toBe(0)
})
