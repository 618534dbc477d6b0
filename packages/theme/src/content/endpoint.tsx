import { methodType } from '@fyr/content-pipeline/manifest'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { Badge } from './badge.tsx'
import { CopyButton } from './copy-button.tsx'
import { useInterfaceLanguage } from './interface-language.ts'

/** An operation of an API. */
export interface EndpointProps {
  /** Such as `get`; it is shown in capitals. What is not an operation, such as a schema, has none, and no first line. */
  readonly method?: string | undefined
  /** The address of requests. */
  readonly address?: string | undefined
  /** Requests and responses: beside the rest if there is room, otherwise before it. */
  readonly samples?: ReactNode
  /** The operation as JSON, where readers may call it from this page. */
  readonly operation?: string | undefined
  readonly children?: ReactNode
}

/** Method and address of an operation, samples, and what the fields mean beside them: `:::endpoint`, `:::reference`. */
export function Endpoint({
  method,
  address = '',
  samples,
  operation,
  children,
}: EndpointProps): ReactElement {
  const messages = useMessages()
  const language = useInterfaceLanguage()
  return (
    <div className="fyr-endpoint">
      {method !== undefined && (
        <figure className="fyr-endpoint-line">
          <Badge variant={methodType(method)}>{method.toUpperCase()}</Badge>
          <p>
            <code>{breakAtSlashes(address)}</code>
          </p>
          <CopyButton />
          {operation !== undefined && messages.tryItForm !== null && (
            <button
              {...language}
              type="button"
              className="fyr-button fyr-try-button"
              aria-expanded="false"
              data-fyr-shell="try"
              data-fyr-try={operation}
              data-fyr-texts={JSON.stringify(messages.tryItForm)}
            >
              {messages.tryIt}
            </button>
          )}
        </figure>
      )}
      <div className="fyr-endpoint-parts">
        {samples !== undefined && <div className="fyr-endpoint-samples">{samples}</div>}
        <div className="fyr-text">{children}</div>
      </div>
    </div>
  )
}

/** An address that breaks between its parts where it does not fit on a line, before it breaks inside of one. */
function breakAtSlashes(address: string): ReactNode {
  return [...address.matchAll(/[^/]*\/|[^/]+/g)].map(({ 0: part, index: start }) => (
    <Fragment key={start}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** Fields of a request or a response: `:::fields`. */
export function Fields({
  title,
  children,
}: {
  readonly title?: string | undefined
  readonly children?: ReactNode
}): ReactElement {
  return (
    <div className="fyr-fields">
      {title !== undefined && <p className="fyr-sample-title">{title}</p>}
      {children}
    </div>
  )
}

/** The name of a field: a link to itself, so that nothing more is read aloud and others can be led to it. */
export function FieldName({
  id,
  children,
}: {
  readonly id: string
  readonly children?: ReactNode
}): ReactElement {
  return (
    <a className="fyr-field-link" id={id} href={`#${encodeURIComponent(id)}`}>
      {children}
    </a>
  )
}

/** A sample of a request or response: `:::request`, `:::response`. */
export interface SampleProps {
  readonly kind: 'request' | 'response'
  /** Default: the kind, in the language of the page. */
  readonly title?: string | undefined
  readonly children?: ReactNode
}

/** Code that shows a request or a response. */
export function Sample({ kind, title, children }: SampleProps): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-sample" data-kind={kind}>
      <p className="fyr-sample-title">{title ?? messages[kind]}</p>
      {children}
    </div>
  )
}
