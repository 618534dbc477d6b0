import { en } from './en.ts'
import type { Catalogue, PluralMessage } from './messages.ts'
import { overEnglish } from './over-english.ts'

const { skipToMain, ...withoutSkipToMain } = en

// @ts-expect-error: English and Norwegian have every text
export const incomplete: Catalogue = withoutSkipToMain

// @ts-expect-error: a text under a name that there is not
export const misspelt: Catalogue = { ...withoutSkipToMain, skipToMian: skipToMain }

// @ts-expect-error: a text without the form that replaces a missing one
export const withoutOther: PluralMessage = { language: 'de', one: 'Ein Beitrag' }

// @ts-expect-error: a form that no language has
export const withUnknownForm: PluralMessage = { language: 'de', other: 'Beiträge', several: 'x' }

const { months, dateLong, dateWithoutYear } = en
const dates = { months, dateLong, dateWithoutYear }

/** A new language is one file of this shape: what it lacks is English. */
export const german = overEnglish({
  ...dates,
  skipToMain: 'Zum Inhalt springen',
  tryItForm: { tryItSend: 'Senden' },
})

// @ts-expect-error: a text under a name that there is not
export const misspeltGerman = overEnglish({ ...dates, skipToMian: 'Zum Inhalt springen' })

// @ts-expect-error: English months in a German order
export const withoutMonths = overEnglish({ skipToMain: 'Zum Inhalt springen', dateLong, dateWithoutYear })
