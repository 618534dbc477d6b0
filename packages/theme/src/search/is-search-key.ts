/** Fields in which `/` is a letter. */
const FIELDS = 'input,textarea,select,[contenteditable]'

/** Whether a key asks for the search: `/` outside of fields, and Ctrl or Cmd with K. */
export function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Element).closest(FIELDS)
}
