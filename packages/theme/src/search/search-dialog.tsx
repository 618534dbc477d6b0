import type { SiteData, SiteSearch } from '@fyr/content-pipeline/manifest'
import { type ReactElement, useId, useRef } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { SearchBody } from './search-body.tsx'
import { SearchField } from './search-field.tsx'
import { SearchKinds } from './search-kinds.tsx'
import { SearchStatus } from './search-status.tsx'
import { useFoundPages } from './use-found-pages.ts'
import { useSearchDialogElement } from './use-search-dialog-element.ts'
import { useSearchKeys } from './use-search-keys.ts'
import { useSearchWords } from './use-search-words.ts'

export interface SearchDialogProps {
  readonly siteData: SiteData
  readonly search: SiteSearch
  /** Version of the docs to search in; null for a site without versions. */
  readonly version: string | null
  /** The initial text of the field. */
  readonly query: string
  readonly navigate: (href: string) => void
  /** Called with the words to begin with when the search is opened again. */
  readonly onClose: (words: string) => void
}

/** The search: a field, and below it what is found. Render it while it is open. */
export function SearchDialog(props: SearchDialogProps): ReactElement {
  const { siteData, search, version } = props
  const id = useId()
  const words = useSearchWords(props.query)
  const leave = (): void => props.onClose(words.query)
  const dialog = useSearchDialogElement(leave)
  const field = useRef<HTMLInputElement>(null)
  const question = { version, query: words.asked, kind: words.kind }
  const found = useFoundPages(siteData, search, question)
  const { go, onKeyDown } = useSearchKeys(props, words, found)
  const versionLabel = siteData.versions.find(({ name }) => name === version)?.label ?? null
  // The button that was pressed disappears, and its hits are reached from the field.
  const backToField = (): void => field.current?.focus()

  return (
    <dialog ref={dialog} className="fyr-search" aria-label={useMessages().search}>
      <SearchField
        ref={field}
        id={id}
        value={words.query}
        active={found.choices[words.active] === undefined ? null : words.active}
        hasVersion={versionLabel !== null}
        onType={(typed, isWord) => (isWord ? words.ask : words.type)(typed)}
        onKeyDown={onKeyDown}
        onClose={leave}
      />
      <SearchKinds kind={words.kind} onChange={words.choose} version={versionLabel} id={`${id}-version`} />
      <SearchStatus found={found} />
      <SearchBody
        siteData={siteData}
        search={search}
        question={question}
        found={found}
        active={words.active}
        id={id}
        onChoose={go}
        onAsk={(name) => {
          words.ask(name)
          backToField()
        }}
        onAskElsewhere={(code) => {
          found.others.ask(code)
          backToField()
        }}
      />
    </dialog>
  )
}
