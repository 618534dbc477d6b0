import type { SiteData, SiteSearch } from '@fyr/content-pipeline/manifest'
import type { SearchKind } from '@fyr/search'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  startTransition,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isPlainClick } from '../link/is-plain-click.ts'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import type { Messages } from '../messages/messages.ts'
import { answerStatus } from './answer-status.ts'
import { markArticle } from './mark-article.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { choicesOf, LIST_ROLES, SearchHits, type SearchChoice, type ShownPage } from './search-hits.tsx'
import { SearchField } from './search-field.tsx'
import { SearchKinds } from './search-kinds.tsx'
import {
  LanguageCounts,
  LanguageSearch,
  manifestIn,
  pagesOf,
  useOtherLanguages,
} from './search-languages.tsx'
import { SearchNearest } from './search-nearest.tsx'
import { SearchStart } from './search-start.tsx'
import { type AnswerState, useSearchAnswer } from './use-search-answer.ts'
import { useSearchDialogElement } from './use-search-dialog-element.ts'

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
  const { siteData, search, version, navigate, onClose } = props
  const messages = useMessages()
  const id = useId()
  const [query, setQuery] = useState(props.query)
  const [asked, setAsked] = useState(props.query)
  const [kind, setKind] = useState<SearchKind | null>(null)
  const [active, setActive] = useState(0)
  const leave = (): void => onClose(query)
  const dialog = useSearchDialogElement(leave)
  const field = useRef<HTMLInputElement>(null)
  const { locale } = siteData
  const question = { version, query: asked, kind }
  const state = useSearchAnswer(search.manifest, question)
  const isEmpty = asked.trim() === ''
  const others = useOtherLanguages(siteData, isEmpty ? null : state)
  const own = state.type === 'answer' && !isEmpty ? state.answer.pages : NO_PAGES
  const pages = useMemo(() => [...own, ...pagesOf(others.answers)], [own, others.answers])
  const nothing =
    state.type === 'answer' && state.isComplete && !isEmpty && pages.length === 0 ? state.answer : null
  const choices = choicesOf(pages)
  const chosen = choices[active]
  const versionLabel = siteData.versions.find(({ name }) => name === version)?.label ?? null

  // The letter shows at once; what it changes below the field may wait.
  const ask = (words: string): void => {
    setQuery(words)
    startTransition(() => {
      setAsked(words)
      setActive(0)
    })
  }
  const choose = (wanted: SearchKind | null): void => {
    setKind(wanted)
    setActive(0)
  }
  const askElsewhere = (code: string): void => {
    others.ask(code)
    // The button disappears, and its hits are reached from the field.
    field.current?.focus()
  }
  const askOffered = (name: string): void => {
    ask(name)
    // The button disappears, and its hits are reached from the field.
    field.current?.focus()
  }
  const go = useCallback(
    ({ href, words }: SearchChoice): void => {
      rememberSearch(asked.trim())
      onClose('')
      document.addEventListener('fyr:navigated', () => markArticle(words), { once: true })
      navigate(href)
    },
    [asked, onClose, navigate],
  )
  const move = (step: number): void => {
    if (choices.length > 0) setActive((active + step + choices.length) % choices.length)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) move(step)
    else if (event.key !== 'Enter' || chosen === undefined) return
    else go(chosen)
    event.preventDefault()
  }
  const onChoose = useCallback(
    (event: MouseEvent, choice: SearchChoice): void => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      go(choice)
    },
    [go],
  )

  return (
    <dialog ref={dialog} className="fyr-search" aria-label={messages.search}>
      <SearchField
        ref={field}
        id={id}
        value={query}
        active={chosen === undefined ? null : active}
        hasVersion={versionLabel !== null}
        onType={(words, isWord) => (isWord ? ask(words) : setQuery(words))}
        onKeyDown={onKeyDown}
        onClose={leave}
      />
      <SearchKinds kind={kind} onChange={choose} version={versionLabel} id={`${id}-version`} />
      <output className="fyr-search-status">
        {statusOf(state, isEmpty, messages)}
        <LanguageCounts answers={others.answers} />
      </output>
      {others.asked.map((other) => (
        <LanguageSearch
          key={other.code}
          locale={other}
          manifest={manifestIn(other, search.manifest, locale)}
          asked={question}
          onAnswer={others.onAnswer}
        />
      ))}
      <div
        className="fyr-search-list"
        role={LIST_ROLES.list}
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={messages.searchResults}
        hidden={choices.length === 0}
      >
        <SearchHits pages={pages} active={active} id={id} onChoose={onChoose} />
      </div>
      {nothing !== null && <SearchNearest names={nothing.nearest} search={search} onAsk={askOffered} />}
      {isEmpty && state.type !== 'failed' && <SearchStart popular={search.popular} onAsk={askOffered} />}
      <SearchElsewhere
        search={search}
        locale={locale}
        others={others.linked}
        query={asked.trim()}
        isFailed={state.type === 'failed'}
        offered={others.offered}
        onAsk={askElsewhere}
      />
    </dialog>
  )
}

const NO_PAGES: readonly ShownPage[] = []
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function statusOf(state: AnswerState, isEmpty: boolean, messages: Messages): string {
  if (isEmpty && state.type !== 'failed') return ''
  if (state.type === 'answer' && state.answer.count === 0)
    return formatMessage(messages.searchNothing, { query: state.query })
  const status = answerStatus(state, messages)
  const leftOut = state.type === 'answer' ? state.answer.leftOut : []
  return leftOut.length === 0
    ? status
    : `${status}. ${formatMessage(messages.searchNothing, { query: leftOut.join(', ') })}`
}
