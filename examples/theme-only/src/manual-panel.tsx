import { useLocation } from '@fyr/router/react'
import { Admonition, CodeBlock, Heading, SidebarNav, Tabs } from '@fyr/theme'
import type { ReactElement } from 'react'
import { contents, samples } from './manual.ts'

/** The manual in the look of the theme, which applies only inside `FyrProvider`. */
export function Manual(): ReactElement {
  const { pathname } = useLocation()
  const tabs = samples.map(({ value, label, code }) => ({
    value,
    label,
    content: <CodeBlock language={value}>{code}</CodeBlock>,
  }))
  return (
    <>
      <SidebarNav sidebar={contents} currentPath={pathname} />
      <div className="fyr-text">
        <Heading level={2} id="signing-in">
          Signing in
        </Heading>
        <p>Ask the harbour master for a key, then sign in with it.</p>
        <Admonition type="tip" title="Keys last a year">
          <p>Renew yours before the season.</p>
        </Admonition>
        <Tabs tabs={tabs} />
      </div>
    </>
  )
}
