import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { filledIn } from './still-calls.ts'
import { nodesOf, type StandIn, StillElement } from './still-values.ts'

/** The component of the old tool that an import means; null for any other. A layout shows its content, as an unknown component does. */
export function standInOf(request: string, name: string): StandIn | null {
  if (request === '@astrojs/starlight/components') return ownOf(STARLIGHT, name)
  return name === 'default' ? ownOf(DOCUSAURUS, request) : null
}

function ownOf(standIns: Readonly<Record<string, StandIn>>, name: string): StandIn | null {
  return Object.hasOwn(standIns, name) ? (standIns[name] ?? null) : null
}

const NOTHING = new StillElement('', {}, [])

const DOCUSAURUS: Readonly<Record<string, StandIn>> = {
  '@docusaurus/Link': link,
  '@docusaurus/BrowserOnly': () => NOTHING,
  '@docusaurus/Head': () => NOTHING,
  '@docusaurus/Translate': ({ id, children, values }, { translate }) => {
    const text = nodesOf(children)
      .filter((one) => typeof one === 'string')
      .join('')
    return new StillElement('', {}, [filledIn(translate(textOf(id) ?? text, text), recordOf(values))])
  },
  '@theme/Heading': ({ as, children }) => element(textOf(as) ?? 'h2', children),
  '@theme/CodeBlock': ({ language, children }) =>
    new StillElement('pre', { language: textOf(language) ?? '' }, nodesOf(children)),
}

const STARLIGHT: Readonly<Record<string, StandIn>> = {
  Card: ({ title, children }) => element('div', [element('h3', title), element('p', children)]),
  LinkCard: ({ title, description, href }) =>
    new StillElement('a', hrefOf(href), [element('h3', title), element('p', description)]),
  LinkButton: link,
}

function link({ to, href, children }: Settings): StillElement {
  return new StillElement('a', hrefOf(to ?? href), nodesOf(children))
}

function hrefOf(written: unknown): Readonly<Record<string, string>> {
  const href = textOf(written)
  return href === null ? {} : { href }
}

function element(tag: string, children: unknown): StillElement {
  return new StillElement(tag, {}, nodesOf(children))
}
