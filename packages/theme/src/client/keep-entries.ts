type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Saves what a reader has typed and ticked in `root` before React hydrates it, which would ignore it. Returns a
 * function that enters it again once something listens.
 */
export function keepEntries(root: HTMLElement): () => void {
  const entries = [...root.querySelectorAll<Field>('input,textarea,select')].flatMap(takeBack)
  return () => {
    for (const enter of entries) enter()
  }
}

function takeBack(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) return []
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    field.checked = field.defaultChecked
    return [() => field.click()]
  }
  const { value, defaultValue } = field
  if (value === defaultValue) return []
  field.value = defaultValue
  return [
    () => {
      // React tracks the value set on the field itself and would take it for its own.
      const prototype: object = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  ]
}
