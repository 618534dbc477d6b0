import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import type { SendRequest, TryOutcome } from './send-request.ts'
import type { ReactElement } from 'react'
import { en } from '../messages/en.ts'
import { useMessages } from '../messages/messages-context.ts'
import { secretKey, TryIt, type TryItProps } from './try-it.tsx'
import type { TryOperation } from './try-request.ts'

/** The form in the language of the catalogue's toolbar. */
function InPageLanguage(props: TryItProps): ReactElement {
  return <TryIt {...props} texts={useMessages().tryItForm ?? props.texts} />
}

const TOKEN = { kind: 'bearer', name: 'token' } as const

const OPERATION: TryOperation = {
  method: 'post',
  servers: ['https://sandbox.fjord.example/v1', 'https://test.fjord.example/v1'],
  path: '/sites/{siteNumber}/feeding',
  fields: [
    { name: 'siteNumber', in: 'path', kind: 'number', isRequired: true, values: [], example: '90114' },
    { name: 'unit', in: 'query', kind: 'choice', isRequired: false, values: ['kg', 't'], example: 'kg' },
    { name: 'cursor', in: 'query', kind: 'text', isRequired: false, values: [], example: 'fed_01' },
  ],
  credentials: [TOKEN, { kind: 'key', name: 'X-Api-Key' }],
  body: { type: 'application/json', example: '{\n  "amountKg": 412.5\n}', isRequired: true },
}

const ANSWER: TryOutcome = {
  type: 'answer',
  status: 201,
  title: '201 Created',
  milliseconds: 84,
  headers: [
    ['content-type', 'application/json'],
    ['x-request-id', 'req_01'],
  ],
  text: '{\n  "id": "fed_01"\n}',
  isCut: false,
}

function answering(outcome: TryOutcome): SendRequest {
  return async () => outcome
}

/** The coloured parts of a block, each with its class. */
function colorsIn(block: HTMLElement): readonly string[] {
  return [...block.querySelectorAll('[class^=tok-]')].map(
    (part) => `${part.className} ${part.textContent.trim()}`,
  )
}

const meta = {
  title: 'In text/TryIt',
  component: TryIt,
  args: { operation: OPERATION, texts: en.tryItForm, send: answering(ANSWER), secrets: new Map() },
  render: (args) => <InPageLanguage {...args} />,
  decorators: [
    (Story) => (
      <article className="fyr-article">
        <div className="fyr-text">
          <Story />
        </div>
      </article>
    ),
  ],
} satisfies Meta<typeof TryIt>

export default meta
type Story = StoryObj<typeof meta>

/** The form contains the examples of required values, and the focus is on its title. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Send a request' })).toHaveFocus())
    await expect(canvas.getByLabelText(/siteNumber/)).toHaveValue(90_114)
    await expect(canvas.getByLabelText(/cursor/)).toHaveValue('')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible()
    await fitsTheWindow()
  },
}
/** The form sends the values that the reader filled in, and keeps the secret for the next operation. */
export const Answered: Story = {
  args: { send: fn(answering(ANSWER)), secrets: new Map() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Access token'), 'secret')
    await userEvent.selectOptions(canvas.getByLabelText('unit'), 't')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Response: 201 Created in 84 ms'),
    )
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ address: 'https://sandbox.fjord.example/v1/sites/90114/feeding?unit=t' }),
      expect.anything(),
    )
    await expect(args.secrets.get(secretKey(OPERATION, TOKEN))).toBe('secret')
    await userEvent.click(canvas.getByText('Headers (2)'))
    await expect(canvas.getByText('req_01')).toBeVisible()
    const content = canvas.getByRole('figure', { name: 'Response body' })
    await expect(content).toHaveTextContent('{ "id": "fed_01" }')
    await expect(colorsIn(content)).toEqual([
      'tok-punctuation {',
      'tok-property "id"',
      'tok-punctuation :',
      'tok-string "fed_01"',
      'tok-punctuation }',
    ])
  },
}
/** The command is the request as it is filled in, without the secret. */
export const WithCommand: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Access token'), 'secret')
    await userEvent.type(canvas.getByLabelText(/cursor/), 'a b')
    const command = canvas.getByRole('figure', { name: 'The same request with cURL' })
    await expect(command).toHaveTextContent(
      'curl \'https://sandbox.fjord.example/v1/sites/90114/feeding?cursor=a%20b\' \\ -H "Authorization: Bearer $TOKEN"',
    )
    await expect(command).not.toHaveTextContent('secret')
    await expect(colorsIn(command)).toContain('tok-variable $TOKEN')
    await userEvent.clear(canvas.getByLabelText(/siteNumber/))
    await expect(command).toHaveTextContent('/sites/{siteNumber}/feeding?')
  },
}
/** A secret that was given for another operation of the API is there. */
export const Again: Story = {
  args: { secrets: new Map([[secretKey(OPERATION, TOKEN), 'secret']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Access token')).toHaveValue('secret')
  },
}
export const WithoutContent: Story = {
  args: {
    operation: { ...OPERATION, method: 'delete', credentials: [], body: null },
    send: answering({ ...ANSWER, title: '204 No Content', text: '' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText('The response has no content.')).toBeVisible())
  },
}
export const NotText: Story = {
  args: {
    operation: { ...OPERATION, credentials: [{ kind: 'basic', name: 'login' }] },
    send: answering({ ...ANSWER, text: null, headers: [['content-type', 'image/png']] }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/User name and password/), 'a:b')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText('The response is not text: image/png.')).toBeVisible())
  },
}
/** A browser shows the type of a response to a page unless it has none. */
export const OfNoType: Story = {
  args: { send: answering({ ...ANSWER, text: null, headers: [] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText(/not text/)).toBeVisible())
  },
}
/** Text that is not JSON has no colours. */
export const LongAnswer: Story = {
  args: {
    send: answering({
      ...ANSWER,
      headers: [['content-type', 'text/plain']],
      text: 'fed_01 '.repeat(400),
      isCut: true,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText('Only the beginning is shown.')).toBeVisible())
    await expect(colorsIn(canvas.getByRole('figure', { name: 'Response body' }))).toEqual([])
  },
}
/** While an answer is awaited, nothing is sent again. */
export const Sending: Story = {
  args: { send: fn(() => new Promise<TryOutcome>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sending'))
    await userEvent.click(button)
    await expect(args.send).toHaveBeenCalledOnce()
  },
}
export const BodyIsNotJson: Story = {
  args: { send: fn(answering(ANSWER)) },
  play: async ({ canvas, args }) => {
    const body = canvas.getByLabelText(/Request body/)
    await userEvent.clear(body)
    await userEvent.type(body, '{{a:')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(body).toHaveAccessibleDescription(/not JSON/))
    await expect(body).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const BodyMayBeEmpty: Story = {
  args: {
    operation: { ...OPERATION, body: { type: 'application/json', example: '', isRequired: false } },
    send: fn(answering(ANSWER)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
  },
}
export const RefusedByTheServer: Story = {
  args: { send: answering({ type: 'failure', reason: 'cors' }) },
  globals: { locale: 'no' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('svarer, men tillater ikke'))
  },
}
export const RefusedByThePolicy: Story = {
  args: { send: answering({ type: 'failure', reason: 'policy' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('security policy'))
  },
}
/** A key in a header would be sent along. */
export const Redirected: Story = {
  args: { send: answering({ type: 'failure', reason: 'redirect' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('redirects this request'))
  },
}
/** No header can hold the letters of this token. */
/** Its token is kept from the other stories, which share theirs. */
export const NotSendable: Story = {
  args: { send: fn(answering(ANSWER)), secrets: new Map() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Access token'), 'ключ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('cannot send this request'))
    await expect(args.send).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false')
  },
}

export const NotReached: Story = {
  args: { send: answering({ type: 'failure', reason: 'network' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('cannot be reached'))
  },
}
