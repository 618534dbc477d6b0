import type { DocCard } from '@fyr/content-pipeline/manifest'
import type { Element } from 'hast'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { IslandPlace } from '../island/island-place.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { AdmonitionLabel } from './admonition-label.tsx'
import { admonitionType, admonitionWord } from './admonition-type.ts'
import { OverridableAdmonition } from './admonition.tsx'
import { OverridableCodeBlock } from './code-block.tsx'
import { changeType } from './change-type.ts'
import { Change, ChangeMark, Changes } from './changes.tsx'
import { elements, withoutBlanks } from './content-children.ts'
import type { ContentComponent } from './content-component.ts'
import { OverridableDocCards } from './doc-cards.tsx'
import { ContentImage } from './content-image.tsx'
import { ContentLink } from './content-link.tsx'
import { ContentParagraph } from './content-paragraph.tsx'
import { OverridableDrawing } from './drawing.tsx'
import { OverridableEmbed } from './embed.tsx'
import { OverridableHeading } from './heading.tsx'
import { Badge } from './badge.tsx'
import { Endpoint, FieldName, Fields, Sample } from './endpoint.tsx'
import { FileTree } from './file-tree.tsx'
import { Glossary } from './glossary.tsx'
import { ContentFigure } from './pictures.tsx'
import { LinkButton } from './link-button.tsx'
import { SourceNote } from './source-note.tsx'
import { SortButton } from './sort-button.tsx'
import { Steps } from './steps.tsx'
import { CardGrid, ContentCard } from './content-card.tsx'
import { SAMPLE_ELEMENTS } from './sample-elements.ts'
import { stringProperty } from './string-property.ts'
import { OverridableTableWrapper } from './table-wrapper.tsx'
import { OverridableTabs, type TabItem } from './tabs.tsx'
import { Term } from './term.tsx'
import { TaskMark } from './task-mark.tsx'
import { headingName } from './text-of.ts'
import { lineElements } from './written-lines.ts'
import { writtenProperties } from './written-properties.ts'

/** Id of GitHub's footnotes heading, with or without a prefix. */
const FOOTNOTE_LABEL = /(?:^|-)footnote-label$/

/**
 * The component for each element that the theme renders in its own way, the special elements of the pipeline among them.
 * Every other element is rendered as it is.
 */
export const CONTENT_COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  'fyr-admonition': ({ node, children }) => {
    const type = admonitionType(stringProperty(node, 'type'))
    const name = admonitionWord(stringProperty(node, 'name')) ?? undefined
    const [title, ...body] = withoutBlanks(children)
    const hasTitle = elements(node)[0]?.tagName === 'fyr-admonition-title'
    return (
      <OverridableAdmonition type={type} name={name} title={hasTitle ? title : undefined}>
        {hasTitle ? body : children}
      </OverridableAdmonition>
    )
  },
  'fyr-admonition-title': ({ children }) => <>{children}</>,
  'fyr-tabs': ({ node, children }) => (
    <OverridableTabs group={stringProperty(node, 'group')} tabs={tabItems(node, children)} />
  ),
  'fyr-tab': ({ children }) => <>{children}</>,
  'fyr-code': ({ node, children }) => (
    <OverridableCodeBlock
      language={stringProperty(node, 'language')}
      title={stringProperty(node, 'title')}
      hasLineNumbers={stringProperty(node, 'lineNumbers') !== null}
      copied={stringProperty(node, 'copied') ?? undefined}
    >
      {codeLines(node, children)}
    </OverridableCodeBlock>
  ),
  'fyr-source-note': ({ node, children }) => (
    <SourceNote
      lang={String(node.properties['lang'])}
      dir={stringProperty(node, 'dir') === 'rtl' ? 'rtl' : 'ltr'}
      isNew={node.properties['isNew'] === true}
    >
      {children}
    </SourceNote>
  ),
  'fyr-changes': ({ node, children }) => (
    <Changes
      since={String(node.properties['since'])}
      href={String(node.properties['href'])}
      isNew={node.properties['isNew'] === true}
    >
      {children}
    </Changes>
  ),
  'fyr-change': ({ node, children }) => (
    <Change type={changeType(stringProperty(node, 'type'))} href={stringProperty(node, 'href') ?? undefined}>
      {children}
    </Change>
  ),
  'fyr-admonition-name': ({ node }) => {
    const type = stringProperty(node, 'type')
    return <AdmonitionLabel name={admonitionWord(type) ?? admonitionType(type)} />
  },
  'fyr-change-mark': ({ node, children }) => (
    <ChangeMark type={changeType(stringProperty(node, 'type'))} id={String(node.properties.id)}>
      {children}
    </ChangeMark>
  ),
  'fyr-endpoint': ({ node, children }) => {
    const rendered = withoutBlanks(children)
    const parts = elements(node).map(({ tagName }, index) => ({
      content: rendered[index],
      isSample: SAMPLE_ELEMENTS.has(tagName),
    }))
    const samples = parts.filter(({ isSample }) => isSample).map(({ content }) => content)
    return (
      <Endpoint
        method={stringProperty(node, 'method') ?? undefined}
        address={stringProperty(node, 'address') ?? undefined}
        samples={samples.length === 0 ? undefined : samples}
        operation={stringProperty(node, 'operation') ?? undefined}
      >
        {parts.filter(({ isSample }) => !isSample).map(({ content }) => content)}
      </Endpoint>
    )
  },
  'fyr-fields': ({ node, children }) => (
    <Fields title={stringProperty(node, 'title') ?? undefined}>{children}</Fields>
  ),
  // The pipeline gives each one its id.
  'fyr-field': ({ node, children }) => <FieldName id={String(node.properties.id)}>{children}</FieldName>,
  'fyr-request': ({ node, children }) => (
    <Sample kind="request" title={stringProperty(node, 'title') ?? undefined}>
      {children}
    </Sample>
  ),
  'fyr-response': ({ node, children }) => (
    <Sample kind="response" title={stringProperty(node, 'title') ?? undefined}>
      {children}
    </Sample>
  ),
  'fyr-card-grid': ({ children }) => <CardGrid>{children}</CardGrid>,
  'fyr-content-card': ({ children }) => {
    const [title, ...body] = withoutBlanks(children)
    return <ContentCard title={title}>{body}</ContentCard>
  },
  'fyr-card-title': ({ children }) => <>{children}</>,
  'fyr-term': ({ node, children }) => (
    <Term definition={String(node.properties['definition'])}>{children}</Term>
  ),
  // An element keeps it on one line, and the text stays what readers search for and copy.
  'fyr-quantity': ({ children }) => <span className="fyr-unbroken">{children}</span>,
  'fyr-glossary': ({ node, children }) => {
    const terms = elements(node).filter(({ tagName }) => tagName === 'h2')
    return (
      <Glossary terms={terms.map((term) => ({ name: headingName(term), id: String(term.properties.id) }))}>
        {children}
      </Glossary>
    )
  },
  'fyr-sort': ({ children }) => <SortButton>{children}</SortButton>,
  'fyr-steps': ({ children }) => <Steps>{children}</Steps>,
  'fyr-file-tree': ({ children }) => <FileTree>{children}</FileTree>,
  'fyr-badge': ({ node, children }) => (
    <Badge variant={admonitionType(stringProperty(node, 'variant'))}>{children}</Badge>
  ),
  'fyr-link-button': ({ node, children }) => (
    <LinkButton variant={stringProperty(node, 'variant') === 'secondary' ? 'secondary' : 'primary'}>
      {children}
    </LinkButton>
  ),
  'fyr-cards': ({ node }) => <OverridableDocCards cards={elements(node).map(toCard)} />,
  'fyr-island': ({ node, children }) => (
    <IslandPlace
      name={stringProperty(node, 'name') ?? ''}
      attributes={stringProperty(node, 'attributes') ?? '{}'}
      isInline={node.properties['inline'] !== undefined}
    >
      {node.children.length === 0 ? undefined : children}
    </IslandPlace>
  ),
  'fyr-embed': ({ node, children }) => (
    <OverridableEmbed frame={stringProperty(node, 'frame') ?? ''} title={stringProperty(node, 'title') ?? ''}>
      {children}
    </OverridableEmbed>
  ),
  // Text that an author wraps looks like the text around it. Besides the node there is every attribute.
  div: ({ node: _node, ...written }) => <div className="fyr-text" {...written} />,
  table: ({ node, children }) => (
    <OverridableTableWrapper>
      <table
        {...writtenProperties(node)}
        data-stacked={node.properties['dataStacked'] === '' ? '' : undefined}
      >
        {children}
      </table>
    </OverridableTableWrapper>
  ),
  // A heading without a name is none, as in the empty corner above a column of names: assistive technology would announce it.
  th: ({ node, ...written }) => (headingName(node).trim() === '' ? <td {...written} /> : <th {...written} />),
  figure: ({ node, children }) => {
    const [drawing, caption] = elements(node)
    const written = writtenProperties(node)
    if (drawing?.tagName !== 'svg') return <ContentFigure node={node}>{children}</ContentFigure>
    const unnamed = caption === undefined ? undefined : null
    const label = stringProperty(node, 'ariaLabel') ?? unnamed
    return (
      <OverridableDrawing {...written} label={label}>
        {children}
      </OverridableDrawing>
    )
  },
  img: ContentImage,
  p: ContentParagraph,
  input: ({ node }) => <TaskMark isDone={Boolean(node.properties.checked)} />,
  a: ({ node, children }) => <ContentLink node={node}>{children}</ContentLink>,
  h2: headingOfLevel(2),
  h3: headingOfLevel(3),
  h4: headingOfLevel(4),
  h5: headingOfLevel(5),
  h6: headingOfLevel(6),
}

/** Parts of an endpoint that are beside the others. */
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

function headingOfLevel(level: 2 | 3 | 4 | 5 | 6): ContentComponent {
  const Tag = `h${level}` as const
  return function ContentHeading({ node, children }) {
    const id = stringProperty(node, 'id')
    if (id === null) return <Tag>{children}</Tag>
    if (FOOTNOTE_LABEL.test(id)) return <FootnoteLabel Tag={Tag} id={id} />
    return (
      <OverridableHeading level={level} id={id} text={headingName(node).trim() || id}>
        {children}
      </OverridableHeading>
    )
  }
}

function FootnoteLabel({
  Tag,
  id,
}: {
  readonly Tag: `h${2 | 3 | 4 | 5 | 6}`
  readonly id: string
}): ReactElement {
  return <Tag id={id}>{useMessages().footnotes}</Tag>
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
