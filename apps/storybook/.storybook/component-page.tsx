import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { nameOf } from './docgen.ts'
import { pageOf } from '../tokens/token-uses.ts'
import { TOKENS_TITLE, TokensOf, TokenUsesTable } from './token-tables.tsx'
import { type Usage, usage } from './usage.ts'

/** The page of a component: what it is for, what to keep to, what it is given, and all of its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta'])
  const own = usageOf(nameOf(preparedMeta.component))
  const guide = guideOf(preparedMeta.title)
  return (
    <>
      <Title />
      <Description />
      {own && <UsageTable usage={own} />}
      <p>
        In the documentation: <a href={pageOf(`Guides/${guide.id}`)}>{guide.title}</a>
      </p>
      {preparedMeta.title === TOKENS_TITLE ? <TokenUsesTable /> : <TokensOf title={preparedMeta.title} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

interface GuideLink {
  readonly id: string
  readonly title: string
}

/** The page of the documentation about a component, by the component's group. */
function guideOf(title: string): GuideLink {
  switch (title.split('/')[0]) {
    case 'In text':
      return { id: 'writing', title: 'What authors can write' }
    case 'Search':
      return { id: 'search', title: 'Search' }
    case 'Your application':
      return { id: 'your-application', title: 'The theme in your own application' }
    default:
      return { id: 'customising', title: 'Customising' }
  }
}

function usageOf(name: unknown): Usage | null {
  return Object.entries(usage).find(([component]) => component === name)?.[1] ?? null
}

function UsageTable({ usage: { use, do: keep, dont } }: { readonly usage: Usage }): ReactElement {
  return (
    <dl>
      <dt>Use</dt>
      <dd>{use}</dd>
      <dt>Do</dt>
      <dd>{keep}</dd>
      <dt>Don’t</dt>
      <dd>{dont}</dd>
    </dl>
  )
}
