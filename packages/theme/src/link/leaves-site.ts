/** Whether an address leads to another site. An email address or a phone number does not: it leaves no page. */
export function leavesSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
