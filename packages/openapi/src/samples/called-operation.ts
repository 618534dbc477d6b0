import type { ApiOperation } from '../pages/api-model.ts'
import { isPlaceholder, type Placed, type RequestSample } from './request-sample.ts'
import { type Endpoint, endpointsOf, type SampleApi } from './sample-api.ts'

function openParts({ path }: ApiOperation): number {
  return path.split('{').length
}

/** The operation that a request calls; null for none. A path without parameters is nearer than one with. */
export function operationCalled(request: RequestSample, api: SampleApi): ApiOperation | null {
  if (isVariable(request.target)) return null
  const fitting = api.model.operations.filter(
    (operation) =>
      !operation.isWebhook && isMethod(request, operation) && pathValues(request, operation, api) !== null,
  )
  return fitting.toSorted((left, right) => openParts(left) - openParts(right))[0] ?? null
}

export function isMethod({ method }: RequestSample, operation: ApiOperation): boolean {
  return method.text.toUpperCase() === operation.method.toUpperCase()
}

/** Values of the parameters in a path; null for an address of something else. */
export function pathValues(
  { target, headers }: RequestSample,
  operation: ApiOperation,
  api: SampleApi,
): ReadonlyMap<string, Placed> | null {
  // A variable for the whole address may be that of any operation.
  if (isVariable(target)) return new Map()
  const { host, start, path, isServerKnown } = splitAddress(target.text)
  if (!isServerKnown) return matchPath(path, operation.path, target.offset + start.length)
  const said = host ?? headers.find(({ name }) => name.text.toLowerCase() === 'host')?.value.text
  for (const endpoint of endpointsOf(operation, api)) {
    if (!isHost(said, endpoint)) continue
    const values = matchPath(path, endpoint.path, target.offset + start.length)
    if (values !== null) return values
  }
  return null
}

const VARIABLE = /^\$(?:\w+|\{\w+\})/

function isVariable({ text }: Placed): boolean {
  return text.replace(VARIABLE, '') === '' && text !== ''
}

/** `https://host` and what follows it, or a variable that stands for a server: `$API_BASE/feeding`. */
function splitAddress(text: string) {
  const [variable] = VARIABLE.exec(text) ?? []
  if (variable !== undefined)
    return { host: undefined, start: variable, path: text.slice(variable.length), isServerKnown: false }
  const [start = '', host] = /^(?:[a-z][a-z+.-]*:)?\/\/([^/]*)/i.exec(text) ?? []
  return { host, start, path: text.slice(start.length), isServerKnown: true }
}

function isHost(said: string | undefined, { host }: Endpoint): boolean {
  if (said === undefined || host === null || isPlaceholder(said)) return true
  const pattern = host
    .split(/\{[^{}]*\}/)
    .map(escapeRegExp)
    .join('[^/]+')
  return new RegExp(`^${pattern}$`, 'i').test(said)
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}

function matchPath(path: string, template: string, offset: number): ReadonlyMap<string, Placed> | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const pattern = template
    .split(/\{[^{}]*\}/)
    .map(escapeRegExp)
    .join('([^/]+)')
  const matched = new RegExp(`^${pattern}$`, 'd').exec(path)
  if (matched === null) return null
  return new Map(
    names.map((name, index) => {
      const [from = 0, to = 0] = matched.indices?.[index + 1] ?? []
      return [name, { text: path.slice(from, to), offset: offset + from }]
    }),
  )
}
