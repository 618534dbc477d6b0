import { open, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { SiteProblem } from './site-problem.ts'

/** The files of a published site, by their path below its home: `docs/intro.md`. */
export interface PublishedFiles {
  /** Their folder or address, for messages. */
  readonly place: string
  /** Null for a file that is not there. Rejects with `SiteProblem` for one that cannot be read or is not of the site. */
  read(path: string): Promise<string | null>
}

/** A larger file is not read: it would fill the memory. */
const MAX_BYTES = 100_000_000
/** Time for one file of a site on the network. */
const DEADLINE_MS = 30_000

/** The files in a folder: nothing outside it is read, also not through symbolic links. */
export function openFolder(place: string): PublishedFiles {
  const folder = resolve(place)
  return {
    place: folder,
    async read(path) {
      // A symbolic link may lead out of the folder: what counts is where the file is in the end.
      const [root, file] = await Promise.all([
        realpath(folder).catch(ifMissing),
        realpath(join(folder, localPath(path))).catch(ifMissing),
      ])
      if (root === null || file === null) return null
      if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, folder)
      if (!(await stat(file)).isFile()) return null
      return readWhole(file, path)
    },
  }
}

/** A path that stays below the folder, whatever it is joined to. Throws `SiteProblem` for any other. */
function localPath(path: string): string {
  const parts = path.split('/')
  const isLocal = parts.every((part) => part !== '..' && !/[\\\0]/.test(part))
  if (!isLocal || path.startsWith('/')) throw outside(path, 'the site')
  return join(...parts)
}

async function readWhole(file: string, path: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    if (size > MAX_BYTES) throw tooLarge(path)
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** The files below an address: nothing else is asked, also not where it redirects to. */
export function openAddress(place: string): PublishedFiles {
  const home = new URL(place)
  // Only what ends in a slash is a folder for the addresses below it.
  home.pathname = home.pathname.replace(/\/?$/, '/')
  home.search = ''
  home.hash = ''
  return {
    place: home.href,
    async read(path) {
      const address = new URL(`./${path.split('/').map(encodeURIComponent).join('/')}`, home)
      if (address.origin !== home.origin || !address.pathname.startsWith(home.pathname))
        throw outside(path, home.href)
      const response = await ask(address)
      if (response.status === 404 || response.status === 410) return null
      if (!response.ok) throw new SiteProblem(`${address.href} answered with status ${response.status}.`)
      return readBody(response, path)
    },
  }
}

async function ask(address: URL): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  // A redirect may lead to another origin, which was not given.
  const response = await fetch(address, { redirect: 'manual', signal }).catch((error: unknown) => {
    throw new SiteProblem(`${address.href} cannot be reached: ${reasonOf(error)}.`)
  })
  if (response.status < 300 || response.status >= 400) return response
  const target = response.headers.get('location') ?? ''
  throw new SiteProblem(`${address.href} redirects to ${target}. Start the server with that address.`)
}

/** Node says what went wrong in the cause of an error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function readBody({ body }: Response, path: string): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw tooLarge(path)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function outside(path: string, place: string): SiteProblem {
  return new SiteProblem(`"${path}" is outside ${place}, so it is not read.`)
}

function tooLarge(path: string): SiteProblem {
  return new SiteProblem(`"${path}" is larger than ${MAX_BYTES / 1_000_000} MB, so it is not read.`)
}
