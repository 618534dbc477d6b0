import { en } from './en.ts'
import type { Messages, PluralMessage } from './messages.ts'

const { skipToMain, ...withoutSkipToMain } = en

// @ts-expect-error: a language that lacks a text
export const incomplete: Messages = withoutSkipToMain

// @ts-expect-error: a text under a name that there is not
export const misspelt: Messages = { ...withoutSkipToMain, skipToMian: skipToMain }

// @ts-expect-error: a text without the form that replaces a missing one
export const withoutOther: PluralMessage = { language: 'de', one: 'Ein Beitrag' }

// @ts-expect-error: a form that no language has
export const withUnknownForm: PluralMessage = { language: 'de', other: 'Beiträge', several: 'x' }

/** A new language is one file of this shape. */
export const german: Messages = { ...en, skipToMain: 'Zum Inhalt springen' }
