import { changeText } from '../old-site/change-lines.ts'

/** An import of a component of the theme, with its name on the page. */
const importOf = (component: string) =>
  new RegExp(String.raw`^import\s+(\w+)\s+from\s+["']@theme/${component}["'];?[ \t]*\n?`, 'm')

/** A component of the theme of Docusaurus, and what says the same in a page of Fyr. */
const KNOWN: readonly (readonly [component: string, change: (text: string, name: string) => string])[] = [
  [
    'Heading',
    (text, name) =>
      text.replaceAll(
        new RegExp(
          String.raw`<${name}\s+as=["'](h[1-6])["']([^<>{}]*)>((?:(?!</?${name}\b)[^])*?)</${name}>`,
          'g',
        ),
        (_whole, level: string, attributes: string, words: string) =>
          `<${level}${attributes}>${words}</${level}>`,
      ),
  ],
  [
    'Mermaid',
    (text, name) =>
      text.replaceAll(
        new RegExp(String.raw`^([ \t]*)<${name}\s+value=\{\s*\`([^\`$]*)\`\s*\}\s*/>[ \t]*$`, 'gm'),
        (_whole, space: string, code: string) =>
          ['```mermaid', ...code.trim().split('\n'), '```'].map((line) => space + line.trimEnd()).join('\n'),
      ),
  ],
  [
    'DocCard',
    (text, name) =>
      text.replaceAll(
        new RegExp(String.raw`<${name}\s+item=\{\{([^{}]*)\}\}\s*/>`, 'g'),
        (whole: string, item: string) => {
          const [href, label] = [textIn(item, 'href'), textIn(item, 'label')]
          if (href === null || label === null) return whole
          const description = textIn(item, 'description')
          return `<LinkCard title="${label}" href="${href}"${description ? ` description="${description}"` : ''} />`
        },
      ),
  ],
]

/** The text at a key of an object as it is written; null for none that an attribute can hold. */
function textIn(item: string, key: string): string | null {
  return new RegExp(String.raw`\b${key}:\s*(["'])([^"'\\]*)\1`).exec(item)?.[2] ?? null
}

/** A page with Markdown and elements in place of components of the theme, whose import goes where none is left. */
export function withKnownComponents(text: string): string {
  if (!text.includes('@theme/')) return text
  return KNOWN.reduce((page, [component, change]) => {
    const [statement, name] = importOf(component).exec(page) ?? []
    if (statement === undefined || name === undefined) return page
    const changed = changeText(page, (part) => change(part, name))
    return new RegExp(`<${name}\\b`).test(changed) ? changed : changed.replace(statement, '')
  }, text)
}
