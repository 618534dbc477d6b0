import { ADMONITION_TYPES, type AdmonitionType } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** Reads the type of an admonition; one that is unknown is shown as information. */
export function admonitionType(name: string | null): AdmonitionType {
  return ADMONITION_TYPES.find((type) => type === name) ?? 'info'
}

/** Gives the word that stands for a type when the writer gave no title. */
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
