import { showPanel } from './tabs.ts'

const HIDDEN_PANEL = '[data-fyr-tabs] > [role="tabpanel"]:not([data-selected])'

/** Opens the disclosures and selects the tab panels that hide an element. Returns whether there were any. */
export function reveal(element: Element): boolean {
  let wasHidden = false
  let inside = element
  for (let around = inside.parentElement; around; around = around.parentElement) {
    // The content of a summary is always visible.
    const isClosed = around instanceof HTMLDetailsElement && !around.open && inside.localName !== 'summary'
    const isUnselected = around.matches(HIDDEN_PANEL)
    if (isClosed) around.setAttribute('open', '')
    if (isUnselected) showPanel(around)
    if (isClosed || isUnselected) wasHidden = true
    inside = around
  }
  return wasHidden
}
