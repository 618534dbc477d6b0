import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { type Usage, usage } from './usage.ts'

/** The page of a component: what it is for, what to keep to, what it is given, and all of its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta'])
  const own = usageOf(nameOf(preparedMeta.component))
  return (
    <>
      <Title />
      <Description />
      {own && <UsageTable usage={own} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

/** Name that the build has written down for a component; a bundler may have shortened that of the function. */
function nameOf(component: object | undefined): unknown {
  const docs: unknown = component && Reflect.get(component, '__docgenInfo')
  return typeof docs === 'object' && docs !== null ? Reflect.get(docs, 'displayName') : undefined
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
