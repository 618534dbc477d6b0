type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Takes back what a reader has typed and ticked in `root` before React takes it over, which knows nothing of it. Gives the
 * function that enters it once more, now that somebody listens.
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
      // React watches what is set on the field itself, and would take the value for one of its own.
      const prototype: object = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  ]
}
