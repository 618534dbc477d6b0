/** What of a page does not fit into its window, for the journeys of every site. */

/** A page in a browser, as Playwright has it. */
interface OpenPage {
  evaluate<Result>(look: () => Result): Promise<Result>
  goto(address: string): Promise<unknown>
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>
}

/** Widths of windows, from a small phone to a large screen. */
export const WINDOW_WIDTHS = [320, 360, 414, 600, 768, 996, 1024, 1200, 1280, 1366, 1440, 1600, 1920]

/** Opens each address in windows of each width; gives what does not fit, with the address and the width. */
export async function misfitsOfPages(
  page: OpenPage,
  addresses: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const misfit of [
        ...(await misfits(page)),
        ...(await cutTables(page)).map((text) => `a cell of a table is cut: ${text}`),
        ...(await brokenWords(page)).map((word) => `a word of a table or of code is broken: ${word}`),
      ])
        found.push(`${address} at ${width} px: ${misfit}`)
    }
  }
  return found
}

/**
 * What makes the window scroll sideways, and text cut by an element that hides what is too large for it. Code and tables
 * scroll in a box of their own.
 */
export function misfits(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 30) ?? ''}"`
    const limit = document.documentElement.clientWidth
    const overflow = document.documentElement.scrollWidth - limit
    const isVisible = (element: Element): boolean =>
      element.checkVisibility() &&
      !element.closest('.fyr-visually-hidden, .fyr-skip-link, .fyr-search-button > span')
    const all = [...document.body.querySelectorAll('*')]
    const wide =
      overflow > 0
        ? all.filter((element) => element.getBoundingClientRect().right > limit && isVisible(element))
        : []
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip'
    // Sizes are there once the page is laid out; all else is asked of the few elements with more in them than they have room for.
    const cut = all.filter((element) => {
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 1
      if (!isWider && !isHigher) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      return ((isWider && hides(overflowX)) || (isHigher && hides(overflowY))) && isVisible(element)
    })
    return [
      ...(overflow > 0 ? [`${overflow} px too wide: ${wide.slice(-1).map(name).join()}`] : []),
      ...cut.map((element) => `cut: ${name(element)}`),
    ]
  })
}

/** Texts of tables that are wider than their place. */
export function cutTables(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.fyr-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent.slice(0, 60)),
  )
}

/**
 * Words of the navbar, of tables, and of code in running text that begin on one line and end on another; one of more than 24 letters
 * may. A word of code with hyphens that is kept whole is one.
 */
export function brokenWords(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.fyr-navbar-label, .fyr-table :is(th, td), .fyr-text :not(pre, td) > code',
      ),
    ].flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text)) continue
        const words = node.parentElement?.className === 'fyr-word' ? /\S+/gu : /[\p{L}\p{N}_]+/gu
        for (const { 0: word, index } of node.data.matchAll(words)) {
          if (word.length > 24) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      }
      return broken
    }),
  )
}
