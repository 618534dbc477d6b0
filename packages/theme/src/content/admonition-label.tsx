import type { AdmonitionName } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { admonitionLabel } from './admonition-type.ts'
import { useInterfaceLanguage } from './interface-language.ts'

/** What an admonition is called, in the middle of other words. */
export function AdmonitionLabel({ name }: { readonly name: AdmonitionName }): ReactElement {
  return <b {...useInterfaceLanguage()}>{admonitionLabel(name, useMessages())}</b>
}
