/**
 * Records what a reader has opened and selected in an article that is about to be replaced, and returns a function that
 * restores it in the next one in `main`. `html` is the article as loaded: its author's own defaults may change.
 */
export function keepChoices(main: Element, html: string): () => void {
  const { content: written } = Object.assign(document.createElement('template'), { innerHTML: html })
  const details = differing(openStates(main), openStates(written))
  const tabs = differing(selectedTabs(main), selectedTabs(written))
  const { scrollX, scrollY } = window
  return () => {
    for (const [key, element] of detailsByKey(main)) element.open = details.get(key) ?? element.open
    for (const [key, list] of tabLists(main)) {
      const label = tabs.get(key)
      const tab = tabsOf(list).find(({ textContent }) => textContent === label)
      if (tab && !isSelected(tab)) tab.click()
    }
    // The window has scrolled because the article was shorter for a moment.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

function differing<Value>(now: Map<string, Value>, before: Map<string, Value>): Map<string, Value> {
  return new Map([...now].filter(([key, value]) => before.has(key) && before.get(key) !== value))
}

function openStates(article: ParentNode): Map<string, boolean> {
  return new Map(detailsByKey(article).map(([key, { open }]) => [key, open]))
}

/** The `details` elements by their summaries, numbered where several have the same one. */
function detailsByKey(article: ParentNode): [string, HTMLDetailsElement][] {
  return keyed([...article.querySelectorAll('details')], (details) => {
    return details.querySelector('summary')?.textContent ?? ''
  })
}

function selectedTabs(article: ParentNode): Map<string, string | null> {
  return new Map(
    tabLists(article).map(([key, list]) => [key, tabsOf(list).find(isSelected)?.textContent ?? null]),
  )
}

/** The tab lists by the labels of their tabs, numbered where several have the same ones. */
function tabLists(article: ParentNode): [string, Element][] {
  return keyed([...article.querySelectorAll('[role="tablist"]')], (list) =>
    tabsOf(list)
      .map(({ textContent }) => textContent)
      .join('\n'),
  )
}

function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
}

function isSelected(tab: Element): boolean {
  return tab.getAttribute('aria-selected') === 'true'
}

function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item][] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return [`${count} ${name}`, item]
  })
}
