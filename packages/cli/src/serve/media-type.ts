import { lookup } from 'mrmime'

const TEXT = /^text\/|\/(javascript|json|xml)$|\+(json|xml)$/

/** Value of `Content-Type` for a file by its name; text of any kind is UTF-8. */
export function mediaType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}
