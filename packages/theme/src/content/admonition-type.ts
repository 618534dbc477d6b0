import {
  ADMONITION_TYPES,
  ADMONITION_WORDS,
  type AdmonitionName,
  type AdmonitionType,
} from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** Parses the type of an admonition; an unknown one becomes `info`. */
export function admonitionType(name: string | null): AdmonitionType {
  return ADMONITION_TYPES.find((type) => type === name) ?? 'info'
}

/** The type whose look an admonition of this name has. */
export function admonitionLook(name: AdmonitionName): AdmonitionType {
  return isWord(name) ? ADMONITION_WORDS[name] : name
}

/** The label of an admonition without a title. */
export function admonitionLabel(name: AdmonitionName, messages: Messages): string {
  const labels: Record<AdmonitionName, string> = {
    note: messages.admonitionNote,
    tip: messages.admonitionTip,
    info: messages.admonitionInfo,
    warning: messages.admonitionWarning,
    danger: messages.admonitionDanger,
    secondary: messages.admonitionSecondary,
    success: messages.admonitionSuccess,
    important: messages.admonitionImportant,
    caution: messages.admonitionCaution,
  }
  return labels[name]
}

/** Parses the word that an admonition is called by instead of its type; null for any other. */
export function admonitionWord(name: string | null): AdmonitionName | null {
  return name !== null && isWord(name) ? name : null
}

function isWord(name: string): name is keyof typeof ADMONITION_WORDS {
  return Object.hasOwn(ADMONITION_WORDS, name)
}
