import { en } from './en.ts'
import type { ApiReferenceMessages, Catalogue, Messages, TryItMessages } from './messages.ts'

/** The texts of a language that need not have all of them. Its months and the order of a date belong together. */
export type PartialCatalogue = Partial<Omit<Messages, 'tryItForm'>> &
  Pick<Messages, 'months' | 'dateLong' | 'dateWithoutYear'> & {
    readonly tryItForm?: Partial<TryItMessages>
    readonly apiReference?: Partial<ApiReferenceMessages>
  }

/** The texts of a language, with the English text in the place of each that it does not have yet. */
export function overEnglish({ tryItForm, apiReference, ...texts }: PartialCatalogue): Catalogue {
  return {
    ...en,
    ...texts,
    tryItForm: { ...en.tryItForm, ...tryItForm },
    apiReference: { ...en.apiReference, ...apiReference },
  }
}
