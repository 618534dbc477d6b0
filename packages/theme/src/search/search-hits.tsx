import type { LocaleInfo } from '@fyr/content-pipeline/manifest'
import type { PageHit, SearchKind, SectionHit, TextPiece } from '@fyr/search'
import { createElement, Fragment, memo, type MouseEvent, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useRenderedHits } from './use-rendered-hits.ts'

/** Something that can be chosen in the list. */
export interface SearchChoice {
  readonly href: string
  readonly words: readonly string[]
}

/** A page with hits, and its language if it is not the reader's. */
export interface ShownPage extends PageHit {
  readonly locale?: LocaleInfo
}

/** The choices of an answer, in the order in which they are shown. */
export function choicesOf(pages: readonly PageHit[]): readonly SearchChoice[] {
  return pages.flatMap(({ path, sections }) => sections.map((section) => choiceOf(path, section)))
}

function choiceOf(path: string, { headingId, words }: SectionHit): SearchChoice {
  return { href: headingId === null ? path : `${path}#${encodeURIComponent(headingId)}`, words }
}

export interface SearchHitsProps {
  readonly pages: readonly ShownPage[]
  /** Number of the choice that the keyboard is at. */
  readonly active: number
  /** Beginning of the ids of the choices. */
  readonly id: string
  readonly onChoose: (event: MouseEvent, choice: SearchChoice) => void
}

/** The ARIA roles of the list of a combobox. Plain elements with these roles cannot contain links and excerpts. */
export const LIST_ROLES = { list: 'listbox', group: 'group', option: 'option' } as const

/** Says at a glance what kind of page has the hits. */
const ICONS: Readonly<Record<SearchKind, IconName>> = { doc: 'note', post: 'pencil', page: 'globe' }

/**
 * The hits, grouped by their pages: the title with the categories above it, then the sections. They are memoised, so that
 * typing alone does not render them again.
 */
export const SearchHits = memo(function SearchHits({
  pages,
  active,
  id,
  onChoose,
}: SearchHitsProps): ReactElement {
  const limit = useRenderedHits(pages, active)
  const numbered = pages.map((page, index) => ({
    page,
    first: choicesOf(pages.slice(0, index)).length,
    trail: page.locale === undefined ? page.trail : [page.locale.label, ...page.trail],
  }))
  const count = choicesOf(pages).length
  const rendered = numbered.filter(({ first }) => first < limit)
  return (
    <>
      {rendered.map(({ page, first, trail }, index) => (
        <div
          key={page.path}
          role={LIST_ROLES.group}
          aria-labelledby={`${id}-page-${index}`}
          lang={page.locale?.lang}
          dir={page.locale?.dir}
        >
          <div className="fyr-search-title" id={`${id}-page-${index}`}>
            <Icon name={ICONS[page.kind]} />
            {trail.length > 0 && <span className="fyr-search-trail">{trail.join(' › ')} › </span>}
            <Pieces pieces={page.title} />
          </div>
          {page.sections.slice(0, limit - first).map((section, place) => (
            <SearchHit
              key={String(section.headingId)}
              section={section}
              title={page.title}
              choice={choiceOf(page.path, section)}
              id={`${id}-${first + place}`}
              position={first + place + 1}
              count={count}
              isActive={first + place === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </>
  )
})

interface SearchHitProps extends Pick<SearchHitsProps, 'id' | 'onChoose'> {
  readonly section: SectionHit
  readonly title: readonly TextPiece[]
  readonly choice: SearchChoice
  readonly isActive: boolean
  /** Place among all choices, from 1: the last ones may not be rendered yet. */
  readonly position: number
  readonly count: number
}

function SearchHit(props: SearchHitProps): ReactElement {
  const { section, title, choice, id, isActive, position, count, onChoose } = props
  const { heading, excerpt } = section
  return (
    <a
      ref={isActive ? scrollToOption : undefined}
      className="fyr-search-hit"
      role={LIST_ROLES.option}
      id={id}
      href={choice.href}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={-1}
      onClick={(event) => onChoose(event, choice)}
    >
      <span className="fyr-search-heading">
        <Pieces pieces={heading.length === 0 ? title : heading} />
      </span>
      {excerpt.length > 0 && (
        <span className="fyr-search-excerpt">
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  )
}

/** Scrolls when the browser lays out the page anyway: to do it at once would take as long again. */
function scrollToOption(option: HTMLElement | null): void {
  if (option !== null) requestAnimationFrame(() => option.scrollIntoView({ block: 'nearest' }))
}

/** Text with the words found marked. */
function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }): ReactElement {
  return createElement(
    Fragment,
    null,
    ...pieces.map(({ text, isMarked }) => (isMarked ? createElement('mark', null, text) : text)),
  )
}
