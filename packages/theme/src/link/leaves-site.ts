/** Whether an address is one of another site. A mail address or a telephone number is none: it leaves no page. */
export function leavesSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
