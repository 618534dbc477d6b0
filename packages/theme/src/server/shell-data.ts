import type { SiteFrame } from '@fyr/content-pipeline/manifest'
import { messagesFor } from '../messages/messages-for.ts'
import type { ShellData } from '../page-payload.ts'

/** Gives what every page of a locale shares, to be written as one JSON file. */
export function shellData(frame: SiteFrame): ShellData {
  return { frame, messages: messagesFor(frame.locale.lang) }
}
