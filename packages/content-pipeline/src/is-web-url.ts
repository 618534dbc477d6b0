/**
 * Whether a text is a whole URL on the web, with a host: browsers take `https:setup` for an address on the host of the page if that
 * host uses the same scheme, and for a host of that name if it does not.
 */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/\\?#]/i.test(text) && URL.canParse(text)
}

/** Whether a text is a whole URL, if it begins like one on the web at all. */
export function isWholeIfWebUrl(text: string): boolean {
  return !/^(?:https?:|\/\/)/i.test(text) || isWebUrl(text.startsWith('//') ? `https:${text}` : text)
}
