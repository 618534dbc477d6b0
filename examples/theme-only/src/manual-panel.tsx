import { useLocation } from '@fyr/router/react'
import { Admonition, CodeBlock, en, Heading, SidebarNav, Tabs, useLiveContent } from '@fyr/theme'
import type { ReactElement } from 'react'
import { contents, samples } from './manual.ts'

/** The manual in the look of the theme, which counts inside `fyr` alone. */
export function Manual(): ReactElement {
  const { pathname } = useLocation()
  const tabs = samples.map(({ value, label, code }, index) => ({
    value,
    label,
    isSelected: index === 0,
    content: (
      <CodeBlock language={value} title={null} hasLineNumbers={false} messages={en}>
        <span className="line">{code}</span>
      </CodeBlock>
    ),
  }))
  return (
    <div className="fyr">
      <SidebarNav sidebar={contents} currentPath={pathname} messages={en} />
      <div className="fyr-text" ref={useLiveContent(en)}>
        <Heading level={2} id="signing-in" text="Signing in" messages={en}>
          Signing in
        </Heading>
        <p>Ask the harbour master for a key, then sign in with it.</p>
        <Admonition type="tip" title="Keys last a year">
          <p>Renew yours before the season.</p>
        </Admonition>
        <Tabs group={null} tabs={tabs} />
      </div>
    </div>
  )
}
