import * as z from 'zod'
import { isWholeIfWebUrl } from '../is-web-url.ts'
import { ADDRESS_OR_FOLDER, folderIn } from './address-or-folder.ts'

const TO = /^(?:https?:\/\/[^\s*]+|\/(?!\/)[^\s*\\]*)$/
/** A target that keeps the rest of the former address. */
const TO_FOLDER = /^(?:https?:\/\/[^\s*?#]+|\/(?!\/)[^\s*\\?#]*)\/\*$|^\/\*$/

/** Schema of `redirects`. */
export const redirectsSchema = z.record(z.string(), z.string()).superRefine((all, context) => {
  for (const [from, to] of Object.entries(all)) {
    const fail = (message: string): void =>
      context.addIssue({ code: 'custom', path: [from], input: to, message })
    if (from === '/' || from === '/*' || !ADDRESS_OR_FOLDER.test(from))
      fail('is not an address such as "/old", or "/old/*" for everything below it')
    else if (TO_FOLDER.test(to) && folderIn(from) === null)
      fail(`has no "/*" at its end, so "${to}" has nothing to keep`)
    else if ((!TO.test(to) && !TO_FOLDER.test(to)) || !isWholeIfWebUrl(to))
      fail(`must lead to an address such as "/new#part" or "https://example.com/", not to "${to}"`)
  }
})
