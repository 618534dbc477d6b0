import type { DocCard } from '@fyr/content-pipeline/manifest'
import type { Element } from 'hast'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { IslandPlace } from '../island/island-place.tsx'
import type { Messages } from '../messages/messages.ts'
import { admonitionName, admonitionType } from './admonition-type.ts'
import { ReplaceableAdmonition } from './admonition.tsx'
import { ReplaceableCodeBlock } from './code-block.tsx'
import { elements, withoutBlanks } from './content-children.ts'
import type { ContentComponent } from './content-component.ts'
import { ReplaceableDocCards } from './doc-cards.tsx'
import { ContentImage } from './content-image.tsx'
import { ContentLink } from './content-link.tsx'
import { ContentParagraph } from './content-paragraph.tsx'
import { ReplaceableDrawing } from './drawing.tsx'
import { ReplaceableHeading } from './heading.tsx'
import { stringProperty } from './string-property.ts'
import { ReplaceableTableWrapper } from './table-wrapper.tsx'
import { ReplaceableTabs, type TabItem } from './tabs.tsx'
import { TaskMark } from './task-mark.tsx'
import { textOf } from './text-of.ts'
import { lineElements } from './written-lines.ts'
import { writtenProperties } from './written-properties.ts'

/** Id that GitHub's footnotes give their heading, with or without a prefix against clashes. */
const FOOTNOTE_LABEL = /(?:^|-)footnote-label$/

/**
 * Gives the component for each element that the theme draws in its own way, the special elements of the pipeline among
 * them. Every other element is rendered as it is.
 */
export function contentComponents(messages: Messages): Readonly<Record<string, ContentComponent>> {
  return {
    'fyr-admonition': ({ node, children }) => {
      const type = admonitionType(stringProperty(node, 'type'))
      const [title, ...body] = withoutBlanks(children)
      const hasTitle = elements(node)[0]?.tagName === 'fyr-admonition-title'
      return (
        <ReplaceableAdmonition type={type} title={hasTitle ? title : admonitionName(type, messages)}>
          {hasTitle ? body : children}
        </ReplaceableAdmonition>
      )
    },
    'fyr-admonition-title': ({ children }) => <>{children}</>,
    'fyr-tabs': ({ node, children }) => (
      <ReplaceableTabs group={stringProperty(node, 'group')} tabs={tabItems(node, children)} />
    ),
    'fyr-tab': ({ children }) => <>{children}</>,
    'fyr-code': ({ node, children }) => (
      <ReplaceableCodeBlock
        language={stringProperty(node, 'language')}
        title={stringProperty(node, 'title')}
        hasLineNumbers={stringProperty(node, 'lineNumbers') !== null}
        messages={messages}
      >
        {codeLines(node, children)}
      </ReplaceableCodeBlock>
    ),
    'fyr-cards': ({ node }) => <ReplaceableDocCards cards={elements(node).map(toCard)} messages={messages} />,
    'fyr-island': ({ node }) => (
      <IslandPlace
        name={stringProperty(node, 'name') ?? ''}
        attributes={stringProperty(node, 'attributes') ?? '{}'}
      />
    ),
    table: ({ node, children }) => (
      <ReplaceableTableWrapper label={messages.table}>
        <table {...writtenProperties(node)}>{children}</table>
      </ReplaceableTableWrapper>
    ),
    figure: ({ node, children }) => {
      const [drawing, caption] = elements(node)
      const written = writtenProperties(node)
      if (drawing?.tagName !== 'svg') return <figure {...written}>{children}</figure>
      return (
        <ReplaceableDrawing {...written} label={caption === undefined ? messages.diagram : null}>
          {children}
        </ReplaceableDrawing>
      )
    },
    img: ContentImage,
    p: ContentParagraph,
    input: ({ node }) => <TaskMark isDone={Boolean(node.properties.checked)} messages={messages} />,
    a: ({ node, children }) => (
      <ContentLink node={node} messages={messages}>
        {children}
      </ContentLink>
    ),
    h2: headingOfLevel(2, messages),
    h3: headingOfLevel(3, messages),
    h4: headingOfLevel(4, messages),
    h5: headingOfLevel(5, messages),
    h6: headingOfLevel(6, messages),
  }
}

function toCard(node: Element): DocCard {
  const type = stringProperty(node, 'type')
  const text = (name: string): string => stringProperty(node, name) ?? ''
  return {
    type: type === 'category' || type === 'link' ? type : 'doc',
    label: text('label'),
    href: text('href'),
    isExternal: node.properties['external'] === true,
    ...(node.properties['document'] === true ? { isDocument: true } : {}),
    description: stringProperty(node, 'description'),
    itemCount: Number(node.properties['itemCount'] ?? 0),
  }
}

function headingOfLevel(level: 2 | 3 | 4 | 5 | 6, messages: Messages): ContentComponent {
  const Tag = `h${level}` as const
  return function ContentHeading({ node, children }) {
    const id = stringProperty(node, 'id')
    if (id === null) return <Tag>{children}</Tag>
    if (FOOTNOTE_LABEL.test(id)) return <Tag id={id}>{messages.footnotes}</Tag>
    return (
      <ReplaceableHeading level={level} id={id} text={textOf(node)} messages={messages}>
        {children}
      </ReplaceableHeading>
    )
  }
}

function tabItems(node: Element, children: ReactNode): TabItem[] {
  const rendered = withoutBlanks(children)
  return elements(node).map((tab, index) => ({
    value: stringProperty(tab, 'value') ?? String(index),
    label: stringProperty(tab, 'label') ?? stringProperty(tab, 'value') ?? String(index + 1),
    isSelected: tab.properties.selected === true || tab.properties.selected === '',
    content: rendered[index],
  }))
}

function codeLines(node: Element, children: ReactNode): ReactNode {
  const numbers = stringProperty(node, 'lineNumbers')
  const first = numbers === null ? null : Number(numbers)
  if (node.data?.writtenLines !== undefined) return lineElements(node.data.writtenLines, first)
  if (first === null) return children
  return withoutBlanks(children).map((line, index) =>
    isValidElement<{ 'data-line'?: number }>(line)
      ? cloneElement(line, { 'data-line': first + index })
      : line,
  )
}
