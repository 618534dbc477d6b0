import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { TagSection } from '../content/tag-sections.ts'

/** A tag, and the size of its list in words. */
interface CountedTag {
  readonly tag: TagLink
  readonly count: string
}

export interface TagIndexProps {
  readonly sections: readonly TagSection<CountedTag>[]
}

/** Every tag: under its first letter, where there are many. */
export function TagIndex({ sections }: TagIndexProps): ReactElement {
  return (
    <>
      {sections.map(({ letter, tags }) =>
        letter === null ? (
          <Tags key="" tags={tags} />
        ) : (
          <section key={letter} className="fyr-tag-group" aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <Tags tags={tags} />
          </section>
        ),
      )}
    </>
  )
}

function Tags({ tags }: Pick<TagSection<CountedTag>, 'tags'>): ReactElement {
  return (
    <ul className="fyr-tag-index">
      {tags.map(({ tag, count }) => (
        <li key={tag.href}>
          <a className="fyr-tag" href={tag.href}>
            {tag.label}
          </a>
          <span className="fyr-count">{count}</span>
          {tag.description !== null && <p>{tag.description}</p>}
        </li>
      ))}
    </ul>
  )
}
