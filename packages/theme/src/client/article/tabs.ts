import { readerStorage } from '../../browser/storage.ts'

const TABS = '[data-fyr-tabs]'

/**
 * Moves focus and selection for a key on a tab, following the tabs pattern of the ARIA Authoring Practices. Returns
 * whether it handled the key.
 */
export function moveAlongTabs(tab: HTMLElement, key: string, root: ParentNode): boolean {
  const set = tab.closest<HTMLElement>(TABS)
  const tabs = set ? tabsOf(set) : []
  // Left and right follow the writing direction.
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  const index = tabs.indexOf(tab)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    Home: 0,
    End: -1,
  }
  const place = places[key]
  // The row is a ring.
  const next = place === undefined ? undefined : tabs.at(place % tabs.length)
  if (!next) return false
  selectTab(next, root)
  next.focus()
  return true
}

/**
 * Shows a tab's panel in its set and in every set of the same group under `root` that has a tab with the same value,
 * and stores the value for the group. The tab keeps its position on the screen when sets above it change their height.
 */
export function selectTab(tab: HTMLElement, root: ParentNode): void {
  const set = tab.closest<HTMLElement>(TABS)
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const topBefore = tab.getBoundingClientRect().top
  const group = set.dataset['fyrTabsGroup']
  for (const other of group === undefined ? [set] : setsOf(group, root)) select(other, value)
  if (group !== undefined) readerStorage.write(`fyr.tab.${group}`, value)
  const moved = tab.getBoundingClientRect().top - topBefore
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}

/**
 * Selects in every set the reader's last choice of its group, or what the address names by group and value, `?os=linux`, and
 * lets find in page search the other panels. What the address names is not stored: following a link is not a choice.
 */
export function prepareTabs(article: ParentNode): void {
  const named = new URLSearchParams(location.search)
  for (const set of article.querySelectorAll<HTMLElement>(TABS)) {
    const group = set.dataset['fyrTabsGroup'] ?? ''
    for (const value of [readerStorage.read(`fyr.tab.${group}`), named.get(group)]) select(set, value)
    for (const panel of panelsOf(set)) showOrHide(panel, panel.dataset['selected'] !== undefined)
  }
}

/**
 * Shows the panel that contains the target of a link or a match of find in page. Only its own set changes, and nothing
 * is stored: going to a place is not a choice for the group.
 */
export function showPanel(panel: Element): void {
  const set = panel.closest<HTMLElement>(TABS)
  if (set && panel instanceof HTMLElement) select(set, panel.dataset['value'] ?? null)
}

/** Does nothing where the set has no such tab. */
function select(set: HTMLElement, value: string | null): void {
  const tabs = tabsOf(set)
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return
  for (const tab of tabs) {
    const isSelected = tab.dataset['value'] === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of panelsOf(set)) showOrHide(panel, panel.dataset['value'] === value)
}

/**
 * A hidden panel is kept where find in page and text fragments search, in browsers that report matches; screen readers
 * skip the empty box.
 */
function showOrHide(panel: HTMLElement, isShown: boolean): void {
  panel.toggleAttribute('data-selected', isShown)
  if (!('onbeforematch' in panel)) return
  if (isShown) {
    panel.removeAttribute('hidden')
    panel.removeAttribute('aria-hidden')
  } else {
    panel.setAttribute('hidden', 'until-found')
    panel.setAttribute('aria-hidden', 'true')
  }
}

function panelsOf(set: HTMLElement): HTMLElement[] {
  return ownParts(set, '[role="tabpanel"]')
}

function setsOf(group: string, root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TABS)].filter((set) => set.dataset['fyrTabsGroup'] === group)
}

function tabsOf(set: HTMLElement): HTMLElement[] {
  return ownParts(set, '[role="tab"]')
}

/** Parts of this set, not of a set inside its panels. */
function ownParts(set: HTMLElement, selector: string): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(selector)].filter((part) => part.closest(TABS) === set)
}
