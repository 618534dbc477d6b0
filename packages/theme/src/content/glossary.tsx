import type { ReactElement, ReactNode } from 'react'

/** So many terms are found at a glance. */
const FEW_TERMS = 12

export interface GlossaryProps {
  /** The terms as they are called, in the order of the alphabet, and the places of their definitions on the page. */
  readonly terms: readonly { readonly name: string; readonly id: string }[]
  /** The definitions. */
  readonly children?: ReactNode
}

/** The terms of a site. Where there are many, letters above them lead to the first term of each. */
export function Glossary({ terms, children }: GlossaryProps): ReactElement {
  return (
    <>
      {terms.length > FEW_TERMS && (
        <p className="fyr-tags">
          {firstOfEachLetter(terms).map(([letter, id]) => (
            <a key={letter} className="fyr-tag" href={`#${id}`}>
              {letter}
            </a>
          ))}
        </p>
      )}
      {children}
    </>
  )
}

function firstOfEachLetter(
  terms: GlossaryProps['terms'],
): readonly (readonly [letter: string, id: string])[] {
  const firsts = new Map<string, string>()
  for (const { name, id } of terms) {
    const letter = name.replace(/^(.).*$/su, '$1').toUpperCase()
    if (!firsts.has(letter)) firsts.set(letter, id)
  }
  return [...firsts]
}
