import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'

/** Tags by first letter, each with the size of its list, in words. */
export interface TagIndexProps {
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly { readonly tag: TagLink; readonly count: string }[]
  }[]
}

/** Every tag under its first letter. */
export function TagIndex({ groups }: TagIndexProps): ReactElement {
  return (
    <>
      {groups.map(({ letter, tags }) => (
        <section key={letter} className="fyr-tag-group" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul>
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
        </section>
      ))}
    </>
  )
}
