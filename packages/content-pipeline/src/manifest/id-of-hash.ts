/**
 * The id that a hash (empty, or with its `#`) refers to; empty for the top of the page. A fragment directive, such as
 * `:~:text=salmon`, is not part of the id (URL Fragment Text Directives).
 */
export function idOfHash(hash: string): string {
  return hash.slice(1).split(':~:', 1)[0] ?? ''
}

/** Whether a browser scrolls to the top of the page for an id that no element has (HTML, "select the indicated part"). */
export function isTopOfPage(id: string): boolean {
  return id === '' || /^top$/i.test(id)
}
