import { ADMONITION_TYPES, type AdmonitionType } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** Parses the type of an admonition; an unknown one becomes `info`. */
export function admonitionType(name: string | null): AdmonitionType {
  return ADMONITION_TYPES.find((type) => type === name) ?? 'info'
}

/** The label of a type, for an admonition without a title. */
export function admonitionName(type: AdmonitionType, messages: Messages): string {
  const names: Record<AdmonitionType, string> = {
    note: messages.admonitionNote,
    tip: messages.admonitionTip,
    info: messages.admonitionInfo,
    warning: messages.admonitionWarning,
    danger: messages.admonitionDanger,
  }
  return names[type]
}
