import { sample } from 'openapi-sampler'
import { type ApiDescription, type ApiNode, childOf, entriesOf } from './description.ts'

/** Longer examples are cut by nobody, so they are left out, in characters. */
const LONGEST_EXAMPLE = 8000

/** Objects in objects of a made example; recursive schemas end there. */
const SAMPLE_DEPTH = 6

/** The example of a media type, from the description or made of its schema, as JSON; null without one. */
export function exampleOf(media: ApiNode, api: ApiDescription, isRequest: boolean): string | null {
  const value = writtenExample(media, api) ?? madeExample(media, api, isRequest)
  if (value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return text === undefined || text.length > LONGEST_EXAMPLE ? null : text
}

function writtenExample(media: ApiNode, api: ApiDescription): unknown {
  if (media.value.example !== undefined) return media.value.example
  const [[, first] = []] = entriesOf(media, 'examples')
  return first === undefined ? undefined : api.resolve(first)?.node.value.value
}

function madeExample(media: ApiNode, api: ApiDescription, isRequest: boolean): unknown {
  const schema = childOf(media, 'schema')
  if (schema === null) return undefined
  const options = {
    quiet: true,
    skipReadOnly: isRequest,
    skipWriteOnly: !isRequest,
    maxSampleDepth: SAMPLE_DEPTH,
  }
  try {
    return sample(schema.value, options, api.root.value)
  } catch {
    // A schema that it cannot follow has fields, and no example.
    return undefined
  }
}
