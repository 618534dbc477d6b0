/** The parts of a click that say what the reader wants. */
export type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click asks for nothing but to follow the link: with a modifier key it opens a window or saves the page. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
