import type { LocaleInfo, SiteData } from '@fyr/content-pipeline/manifest'
import {
  Fragment,
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { answerStatus } from './answer-status.ts'
import type { ShownPage } from './search-hits.tsx'
import { type AnswerState, type SearchAsked, useSearchAnswer } from './use-search-answer.ts'

/** With this many pages in an answer, those of another language are not needed. */
const ENOUGH_PAGES = 3

/** The answer in another language of the site. */
export interface LanguageAnswer {
  readonly locale: LocaleInfo
  readonly state: AnswerState
}

/** Whether the reader's own language has few answers, once all of it has been searched. */
function isPoor(state: AnswerState | null): state is Extract<AnswerState, { type: 'answer' }> {
  return state?.type === 'answer' && state.isComplete && state.answer.pages.length < ENOUGH_PAGES
}

/** The other languages of the site, and what they answer. */
export interface OtherLanguages {
  readonly all: readonly LocaleInfo[]
  /** Those to link to: one that is known to have no answer is left out. */
  readonly linked: readonly LocaleInfo[]
  /** Those that are searched. */
  readonly asked: readonly LocaleInfo[]
  /** Codes of those that the reader may have searched, too. */
  readonly offered: readonly string[]
  /** The answers to show. */
  readonly answers: readonly LanguageAnswer[]
  readonly ask: (code: string) => void
  readonly onAnswer: (answer: LanguageAnswer) => void
}

/**
 * Decides which languages are searched beside the reader's own, whose answer is given, null if nothing is asked: all of
 * them where it has none, and those that the reader chooses where it has few.
 */
export function useOtherLanguages({ locale, locales }: SiteData, own: AnswerState | null): OtherLanguages {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set())
  const [known, setKnown] = useState<ReadonlyMap<string, LanguageAnswer>>(new Map())
  const all = useMemo(() => locales.filter(({ code }) => code !== locale.code), [locale, locales])
  const isOffered = isPoor(own)
  const isNothing = isPoor(own) && own.answer.count === 0
  if (isNothing && codes.size < all.length) setCodes(new Set(all.map(({ code }) => code)))
  const onAnswer = useCallback(
    (answer: LanguageAnswer): void =>
      startTransition(() => setKnown((others) => new Map([...others, [answer.locale.code, answer]]))),
    [],
  )
  const answers = useMemo(
    () => (isOffered ? all.flatMap(({ code }) => known.get(code) ?? []) : NO_ANSWERS),
    [isOffered, all, known],
  )
  const hasNothing = ({ code }: LocaleInfo): boolean => {
    const state = known.get(code)?.state
    return (
      isPoor(own) &&
      state?.type === 'answer' &&
      state.isComplete &&
      state.query === own.query &&
      state.answer.count === 0
    )
  }
  return {
    all,
    linked: all.filter((other) => !hasNothing(other)),
    asked: all.filter(({ code }) => codes.has(code)),
    offered: isOffered ? all.map(({ code }) => code).filter((code) => !codes.has(code)) : [],
    answers,
    ask: (code) => setCodes(new Set([...codes, code])),
    onAnswer,
  }
}

const NO_ANSWERS: readonly LanguageAnswer[] = []

/** Address of the list of indexes of another locale: at the same place under its own base path. */
export function manifestIn({ basePath }: LocaleInfo, manifest: string, own: LocaleInfo): string {
  return basePath + manifest.slice(own.basePath.length)
}

/** The pages that other languages answer with, each with its language. */
export function pagesOf(answers: readonly LanguageAnswer[]): readonly ShownPage[] {
  return answers.flatMap(({ locale, state }) =>
    state.type === 'answer' ? state.answer.pages.map((page) => ({ ...page, locale })) : [],
  )
}

interface LanguageSearchProps {
  readonly locale: LocaleInfo
  /** Address of the list of its indexes. */
  readonly manifest: string
  readonly asked: SearchAsked
  readonly onAnswer: (answer: LanguageAnswer) => void
}

/** Searches in another language while it is rendered; shows nothing itself. */
export function LanguageSearch({ locale, manifest, asked, onAnswer }: LanguageSearchProps): null {
  const state = useSearchAnswer(manifest, asked)
  useEffect(() => onAnswer({ locale, state }), [locale, state, onAnswer])
  return null
}

/** The number of hits in other languages, shown after those in the reader's own. */
export function LanguageCounts({ answers }: { readonly answers: readonly LanguageAnswer[] }): ReactElement {
  const messages = useMessages()
  return (
    <>
      {answers.map(({ locale, state }) => (
        <Fragment key={locale.code}>
          {' '}
          <span lang={locale.lang}>{locale.label}</span>: {answerStatus(state, messages)}
        </Fragment>
      ))}
    </>
  )
}
