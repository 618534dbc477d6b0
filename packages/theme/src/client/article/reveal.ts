import { showPanel } from './tabs.ts'

const HIDDEN_PANEL = '[data-fyr-tabs] > [role="tabpanel"]:not([data-selected])'

/** Opens the disclosures and selects the panels that an element is hidden in. Tells whether there were any. */
export function reveal(element: Element): boolean {
  let wasHidden = false
  let inside = element
  for (let around = inside.parentElement; around; around = around.parentElement) {
    // What is in a summary shows anyway.
    const isClosed = around instanceof HTMLDetailsElement && !around.open && inside.localName !== 'summary'
    const isUnselected = around.matches(HIDDEN_PANEL)
    if (isClosed) around.setAttribute('open', '')
    if (isUnselected) showPanel(around)
    if (isClosed || isUnselected) wasHidden = true
    inside = around
  }
  return wasHidden
}
