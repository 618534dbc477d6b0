import axe, { type RunOptions } from 'axe-core'
import { afterEach } from 'vitest'

/** What axe finds in the story that stands, a line each: what is wrong, and what it can't decide. */
async function findings(options: RunOptions): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document.body, {
    ...options,
    // Only a rule that is switched off reads style sheets, and fetching them takes a fifth of the time.
    preload: { assets: ['media'] },
    resultTypes: ['violations', 'incomplete'],
  })
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message)
      return `${id}: ${target.join(' ')} (${reasons.join(' ')})`
    }),
  )
}

// The accessibility addon fails on what is wrong in the story's own mode; this also on what is left open, and looks at
// the colours of the other mode. A story that axe can't decide has to be shown so that it can.
afterEach(async () => {
  const { dataset } = document.documentElement
  const own = dataset['theme'] === 'dark' ? 'dark' : 'light'
  const other = own === 'dark' ? 'light' : 'dark'
  // What scrolls is laid open, and the page grows with it: axe can't see what lies outside of its box.
  const open = new CSSStyleSheet()
  open.replaceSync(`
    .fyr-table, .fyr-code-pre, .fyr-sidebar { overflow: visible; }
    .fyr-sidebar { max-block-size: none; }
    body:has(.fyr-table) { inline-size: max-content; min-inline-size: 100%; }
  `)
  document.adoptedStyleSheets = [open]
  // Landmarks around all content: a component is not a page.
  const inOwn = await findings({ rules: { region: { enabled: false } } })
  dataset['theme'] = other
  const inOther = await findings({ runOnly: ['color-contrast'] })
  dataset['theme'] = own
  document.adoptedStyleSheets = []
  const found = [...inOwn.map((line) => `${own}: ${line}`), ...inOther.map((line) => `${other}: ${line}`)]
  if (found.length > 0) throw new Error(`axe finds or leaves open:\n${found.join('\n')}`)
})
