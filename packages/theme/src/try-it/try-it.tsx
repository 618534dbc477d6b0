import {
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { formatMessage } from '../messages/format-message.ts'
import type { TryItMessages } from '../messages/messages.ts'
import { CodeFigure } from './code-figure.tsx'
import type { SendRequest, TryAnswer, TryFailure, TryOutcome } from './send-request.ts'
import {
  commandOf,
  fieldKey,
  firstValues,
  isJson,
  readyRequest,
  type TryCredential,
  type TryField,
  type TryOperation,
  type TryValues,
} from './try-request.ts'

export interface TryItProps {
  readonly operation: TryOperation
  readonly texts: TryItMessages
  readonly send: SendRequest
  /** Secrets by the servers that they are for, and their names. They live as long as the document, and nowhere else. */
  readonly secrets: Map<string, string>
}

/** The credentials of one API are not those of another, whose scheme may have the same name. */
export function secretKey({ servers }: TryOperation, { name }: Pick<TryCredential, 'name'>): string {
  return [...servers, name].join(' ')
}

/** A form for the parameters of an operation, and what came back. */
export function TryIt({ operation, texts, send, secrets }: TryItProps): ReactElement {
  const id = useId()
  const [first] = useState(() => firstValues(operation))
  const [typed, setTyped] = useState(first)
  const [isBodyWrong, setBodyWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<TryOutcome | null>(null)
  const [leaving] = useState(() => new AbortController())
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    title.current?.focus()
    return () => leaving.abort()
  }, [leaving])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const values = valuesIn(event.currentTarget, operation)
    const isWrong = operation.body !== null && values.body.trim() !== '' && !isJson(values.body)
    setBodyWrong(isWrong)
    if (isWrong) body.current?.focus()
    if (isWrong || isSending) return
    for (const [name, secret] of Object.entries(values.credentials))
      secrets.set(secretKey(operation, { name }), secret)
    setSending(true)
    setOutcome(null)
    const next = await attempt(values)
    setSending(false)
    setOutcome(next)
  }

  async function attempt(values: TryValues): Promise<TryOutcome> {
    try {
      return await send(readyRequest(operation, values), leaving.signal)
    } catch {
      // The values cannot be made into a request.
      return { type: 'failure', reason: 'invalid' }
    }
  }

  return (
    <section className="fyr-try" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} ref={title} tabIndex={-1}>
        {texts.tryItTitle}
      </h2>
      <form
        onSubmit={(event) => void submit(event)}
        onInput={(event) => setTyped(valuesIn(event.currentTarget, operation))}
      >
        <Parameters id={id} first={first} operation={operation} secrets={secrets} texts={texts} />
        {operation.body && (
          <Labelled
            id={`${id}body`}
            label={texts.tryItBody}
            need={operation.body.isRequired ? texts.tryItRequired : undefined}
            note={isBodyWrong ? texts.tryItNotJson : undefined}
          >
            <textarea
              id={`${id}body`}
              name="body"
              ref={body}
              rows={8}
              spellCheck={false}
              required={operation.body.isRequired}
              aria-invalid={isBodyWrong}
              aria-describedby={isBodyWrong ? `${id}body-note` : undefined}
              defaultValue={first.body}
            />
          </Labelled>
        )}
        <button type="submit" className="fyr-button fyr-button-primary" aria-disabled={isSending}>
          {texts.tryItSend}
        </button>
      </form>
      <CodeFigure
        text={commandOf(operation, typed)}
        language="sh"
        title="cURL"
        label={texts.tryItCommand}
        texts={texts}
      />
      <output>{isSending ? texts.tryItSending : summaryOf(outcome, texts)}</output>
      {outcome?.type === 'answer' && <Answer answer={outcome} texts={texts} />}
    </section>
  )
}

interface ParametersProps extends Pick<TryItProps, 'operation' | 'texts' | 'secrets'> {
  /** Begins the id of each control. */
  readonly id: string
  readonly first: Pick<TryValues, 'fields'>
}

/** The server, the credentials and the fields of an operation. */
function Parameters({ id, first, operation, secrets, texts }: ParametersProps): ReactElement {
  return (
    <>
      <Labelled label={texts.tryItServer} id={`${id}server`}>
        <select id={`${id}server`} name="server">
          {operation.servers.map((server) => (
            <option key={server}>{server}</option>
          ))}
        </select>
      </Labelled>
      {operation.credentials.map((credential, index) => {
        const { kind, name } = credential
        const own = `${id}credential${index}`
        return (
          <Labelled
            key={name}
            id={own}
            isCode={kind === 'key'}
            label={kind === 'key' ? name : texts[kind === 'basic' ? 'tryItPassword' : 'tryItToken']}
            note={texts.tryItSecretNote}
          >
            <input
              id={own}
              name={`credential ${name}`}
              type="password"
              autoComplete="off"
              aria-describedby={`${own}-note`}
              defaultValue={secrets.get(secretKey(operation, credential))}
            />
          </Labelled>
        )
      })}
      {operation.fields.map((field, index) => {
        const key = fieldKey(field)
        const own = `${id}field${index}`
        return (
          <Labelled
            key={key}
            id={own}
            isCode
            label={field.name}
            need={field.isRequired ? texts.tryItRequired : undefined}
          >
            <Control field={field} id={own} first={first.fields[key]} texts={texts} />
          </Labelled>
        )
      })}
    </>
  )
}

/** The values that the reader has entered. */
function valuesIn(form: HTMLFormElement, { fields, credentials }: TryOperation): TryValues {
  const data = new FormData(form)
  const valueOf = (name: string): string => String(data.get(name) ?? '')
  return {
    server: valueOf('server'),
    fields: Object.fromEntries(fields.map(fieldKey).map((key) => [key, valueOf(key)])),
    credentials: Object.fromEntries(credentials.map(({ name }) => [name, valueOf(`credential ${name}`)])),
    body: valueOf('body'),
  }
}

const REASONS: Readonly<Record<TryFailure, keyof TryItMessages>> = {
  invalid: 'tryItInvalid',
  policy: 'tryItRefused',
  timeout: 'tryItTimeout',
  offline: 'tryItOffline',
  cors: 'tryItCors',
  redirect: 'tryItRedirected',
  network: 'tryItUnreachable',
}

function summaryOf(outcome: TryOutcome | null, texts: TryItMessages): string {
  if (outcome === null) return ''
  if (outcome.type === 'failure') return texts[REASONS[outcome.reason]]
  return formatMessage(texts.tryItAnswer, { status: outcome.title, milliseconds: outcome.milliseconds })
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  /** Whether the label is a name of the API. */
  readonly isCode?: boolean
  readonly need?: string | undefined
  /** Belongs to the control by the id and `-note`. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Labelled({ id, label, isCode = false, need, note, children }: LabelledProps): ReactElement {
  return (
    <div className="fyr-try-field">
      <label htmlFor={id}>
        {isCode ? <code>{label}</code> : label}
        {need !== undefined && <span> {need}</span>}
      </label>
      {children}
      {note !== undefined && <p id={`${id}-note`}>{note}</p>}
    </div>
  )
}

interface ControlProps {
  readonly field: TryField
  readonly id: string
  readonly first: string | undefined
  readonly texts: TryItMessages
}

function Control({ field, id, first, texts }: ControlProps): ReactElement {
  const shared = { id, name: fieldKey(field), required: field.isRequired, defaultValue: first }
  if (field.kind === 'choice') {
    return (
      <select {...shared}>
        <option value="">{texts.tryItNotSent}</option>
        {field.values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    )
  }
  const type = field.kind === 'number' ? { type: 'number', step: 'any' } : { type: 'text' }
  return (
    <input {...shared} {...type} autoComplete="off" placeholder={first === '' ? field.example : undefined} />
  )
}

function Answer({
  answer: { headers, text, isCut },
  texts,
}: {
  readonly answer: TryAnswer
  readonly texts: TryItMessages
}): ReactElement {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  return (
    <>
      <details>
        <summary>{formatMessage(texts.tryItHeaders, { count: headers.length })}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {text === null && <p>{formatMessage(texts.tryItNoText, { type })}</p>}
      {text === '' && <p>{texts.tryItEmpty}</p>}
      {text && (
        <CodeFigure
          text={text}
          language={/[/+]json\b/.test(type) ? 'json' : null}
          title={type}
          label={texts.tryItContent}
          texts={texts}
        />
      )}
      {isCut && <p>{texts.tryItCut}</p>}
    </>
  )
}
