import { listTokens } from '@fyr/theme/tokens'
import type { ReactElement } from 'react'
import { catalogueComponents, pageOf, type Texts, tokenUses } from '../tokens/token-uses.ts'

/** Where the theme's tokens are listed. */
export const TOKENS_TITLE = 'Foundations/Tokens'

const styles: Texts = import.meta.glob('../../../packages/theme/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources: Texts = import.meta.glob('../../../packages/theme/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const uses = tokenUses(styles, catalogueComponents(sources))

/** Every token with the components that use it, each a link to its page, and the pairs that a colour is a part of. */
export function TokenUsesTable(): ReactElement {
  return (
    <>
      <h2>Where each token is used</h2>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Pairs</th>
            <th>Components</th>
          </tr>
        </thead>
        <tbody>
          {listTokens().map(({ property, pairs }) => (
            <tr key={property} id={property}>
              <td>
                <code style={{ whiteSpace: 'nowrap' }}>{property}</code>
              </td>
              <td>{pairs.length > 0 && <a href={PAIRS}>{pairs.length}</a>}</td>
              <td>
                <Links titles={uses.get(property) ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The story with all pairs of colours. */
const PAIRS = './?path=/story/foundations-tokens--pairs-in-light'

function Links({ titles }: { readonly titles: readonly string[] }): ReactElement[] {
  return titles.map((title, index) => (
    <span key={title}>
      {index > 0 && ', '}
      <a href={pageOf(title)}>{title.split('/').at(-1)}</a>
    </span>
  ))
}

/** The tokens that a component uses, with the way to all of them; nothing for a component without any. */
export function TokensOf({ title }: { readonly title: string }): ReactElement | null {
  const own = [...uses].filter(([, titles]) => titles.includes(title)).map(([token]) => token)
  if (own.length === 0) return null
  return (
    <details>
      <summary>
        Tokens it uses: {own.length} (<a href={pageOf(TOKENS_TITLE)}>all tokens</a>)
      </summary>
      <ul>
        {own.map((token) => (
          <li key={token}>
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
