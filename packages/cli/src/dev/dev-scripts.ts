import { sep } from 'node:path'
import { escapeAttribute } from 'entities'
import { ownFile } from '../own-package.ts'
import { VIRTUAL_STYLES } from '../theme/theme-modules.ts'

/** Built from `browser/dev-client.ts`. */
export const DEV_CLIENT = ownFile('dist/dev-client.js')

/** Address of Vite's own client. */
const VITE_CLIENT = '/@vite/client'

const HEAD = /<head(?:\s[^>]*)?>/i
const END_OF_HEAD = '</head>'

/** Address under which Vite serves a file by its absolute path. */
export function fileAddress(path: string): string {
  return `/@fs/${path.replaceAll(sep, '/').replace(/^\//, '').replaceAll('%', '%25')}`
}

/** Address of a theme's entry point: a file, or a virtual module of `theme-modules.ts`, that of styles being a path. */
export function entryPointAddress(entryPoint: string): string {
  if (entryPoint === VIRTUAL_STYLES) return entryPoint
  return entryPoint.startsWith('virtual:') ? `/@id/__x00__${entryPoint}` : fileAddress(entryPoint)
}

/** Has `change` rewrite a document up to the end of its head. The body, which is the long part of a page, is not touched. */
export async function changeHead(html: string, change: (head: string) => Promise<string>): Promise<string> {
  const end = html.indexOf(END_OF_HEAD)
  if (end === -1) return change(html)
  const rest = end + END_OF_HEAD.length
  return (await change(html.slice(0, rest))) + html.slice(rest)
}

/** Records in a document which revision of the site it was made from; `dev-client.ts` asks for later changes. */
export function addRevision(html: string, revision: number): string {
  return html.replace(HEAD, (head) => `${head}<meta name="fyr-revision" content="${revision}">`)
}

/** Adds what Vite would add to a document without transformed code. Null for a document without a head. */
export function addScripts(html: string): string | null {
  const tags = [VITE_CLIENT, fileAddress(DEV_CLIENT)].map(
    (address) => `<script type="module" src="${escapeAttribute(address)}"></script>`,
  )
  return HEAD.test(html) ? html.replace(HEAD, (head) => head + tags.join('')) : null
}
