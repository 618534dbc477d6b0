import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import { methodType } from '@fyr/content-pipeline/manifest'
import { Badge } from './badge.tsx'
import { CodeBlock } from './code-block.tsx'
import { Endpoint, FieldName, Fields, Sample } from './endpoint.tsx'
import { MessagesContext, useMessages } from '../messages/messages-context.ts'
import { Tabs } from './tabs.tsx'

function WithoutForm({ children }: { readonly children: ReactNode }): ReactElement {
  return <MessagesContext value={{ ...useMessages(), tryItForm: null }}>{children}</MessagesContext>
}

const ADDRESS = 'https://api.fjord.example/v1/feeding'
const LONG_ADDRESS = `${ADDRESS}/{id}/revisions?siteNumber=90114&of=winter`

const request = (
  <Sample key="request" kind="request">
    <Tabs
      group="language"
      tabs={[
        {
          label: 'cURL',
          content: (
            <CodeBlock language="sh">{`curl '${ADDRESS}' \\\n  -H "Authorization: Bearer $TOKEN"`}</CodeBlock>
          ),
        },
        { label: 'JavaScript', content: <CodeBlock language="js">{`await fetch('${ADDRESS}')`}</CodeBlock> },
      ]}
    />
  </Sample>
)

const response = (
  <Sample key="response" kind="response" title="A page">
    <CodeBlock language="json">{'{\n  "data": []\n}'}</CodeBlock>
  </Sample>
)

const fields = (
  <Fields>
    <ul>
      <li>
        <p>
          <FieldName id="query.siteNumber">
            <code>siteNumber</code>
          </FieldName>{' '}
          list of integer · <strong>required</strong>
        </p>
        <p>One site; may be repeated.</p>
      </li>
      <li>
        <p>
          <FieldName id="query.record">
            <code>record</code>
          </FieldName>{' '}
          object
        </p>
        <ul>
          <li>
            <p>
              <FieldName id="query.record.amountKg">
                <code>amountKg</code>
              </FieldName>{' '}
              number
            </p>
            <p>Feed given, in kg.</p>
          </li>
        </ul>
      </li>
    </ul>
  </Fields>
)

const meta = {
  title: 'In text/Endpoint',
  component: Endpoint,
  args: { method: 'get', address: ADDRESS, children: fields, samples: [request, response] },
  decorators: [
    (Story) => (
      <article className="fyr-article">
        <div className="fyr-text">
          <Story />
        </div>
      </article>
    ),
  ],
} satisfies Meta<typeof Endpoint>

export default meta
type Story = StoryObj<typeof meta>

function boxOf(canvasElement: HTMLElement, selector: string): DOMRect {
  const element = canvasElement.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector}.`)
  return element.getBoundingClientRect()
}

/** Pieces of text that an element is made of, and on how many lines each is. */
function partsOf(canvasElement: HTMLElement, selector: string): { text: string; lines: number }[] {
  return [...(canvasElement.querySelector(selector)?.childNodes ?? [])].flatMap((node) => {
    if (!(node instanceof Text)) return []
    const range = document.createRange()
    range.selectNode(node)
    return [{ text: node.data, lines: range.getClientRects().length }]
  })
}

/** Where there is room the samples are beside the fields. */
export const SideBySide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('GET')).toBeVisible()
    await expect(canvas.getByText('Request')).toBeVisible()
    await expect(canvas.getByText('A page')).toBeVisible()
    const [own, samples] = ['.fyr-fields', '.fyr-endpoint-samples'].map((one) => boxOf(canvasElement, one))
    await expect(samples?.left).toBeGreaterThan(own?.right ?? 0)
    await expect(samples?.top).toBeLessThan(own?.bottom ?? 0)
  },
}
/** The name of a field is a link to itself, by keyboard too, and read aloud as the name alone. */
export const LinkToAField: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'amountKg' })
    name.focus()
    await expect(name).toHaveFocus()
    await expect(name).toHaveAttribute('id', 'query.record.amountKg')
    await expect(name).toHaveAttribute('href', '#query.record.amountKg')
  },
}
/** On a phone the samples come first, nothing is cut, and the address breaks between its parts. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { address: LONG_ADDRESS },
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement, '.fyr-endpoint-line code')
    await expect(parts.map(({ text }) => text).join('')).toBe(LONG_ADDRESS)
    await expect(parts.filter(({ lines }) => lines > 1)).toEqual([])
    const [own, samples] = ['.fyr-fields', '.fyr-endpoint-samples'].map((one) => boxOf(canvasElement, one))
    await expect(samples?.bottom).toBeLessThanOrEqual(own?.top ?? 0)
    await fitsTheWindow()
  },
}
/** What is not an operation, such as a schema, has no line with a method. */
export const OfASchema: Story = {
  args: { method: undefined, address: undefined },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fyr-endpoint-line')).toBeNull()
    const [own, samples] = ['.fyr-fields', '.fyr-endpoint-samples'].map((one) => boxOf(canvasElement, one))
    await expect(samples?.left).toBeGreaterThan(own?.right ?? 0)
  },
}
/** Operations in a list: each with the badge of its method, its name, and its address. */
export const ListOfOperations: Story = {
  args: {
    method: undefined,
    address: undefined,
    samples: undefined,
    children: (
      <Fields>
        <ul>
          {(['get', 'delete'] as const).map((method) => (
            <li key={method}>
              <p>
                <Badge variant={methodType(method)}>{method.toUpperCase()}</Badge>{' '}
                <a href="#main">{method} a record</a>
              </p>
              <p>
                <code>/feeding/{'{id}'}</code>
              </p>
            </li>
          ))}
        </ul>
      </Fields>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left)
    await expect(first).toBe(second)
  },
}
/** Without samples the fields have the room. */
export const WithoutSamples: Story = { args: { samples: undefined } }
/** Every method says its name; those that people know have colours. */
export const Methods: Story = {
  render: () => (
    <>
      {['get', 'post', 'put', 'patch', 'delete', 'head'].map((method) => (
        <Endpoint key={method} method={method} address={ADDRESS} />
      ))}
    </>
  ),
}
/** Where the configuration names a server for it, the line has a button that opens the form. */
export const WithTryIt: Story = {
  args: { operation: '{}' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try it', expanded: false })
    // The article around it answers.
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Try it')
  },
}
/** In a browser there are no texts for the form, so an island that shows an operation has no button. */
export const WithoutTextsOfTheForm: Story = {
  args: { operation: '{}' },
  decorators: [
    (Story) => (
      <WithoutForm>
        <Story />
      </WithoutForm>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try it' })).toBeNull()
  },
}
export const Titled: Story = {
  args: {
    children: <Fields title="What is sent">{fields}</Fields>,
    samples: [
      <Sample key="response" kind="response">
        <p>Nothing.</p>
      </Sample>,
    ],
  },
}
