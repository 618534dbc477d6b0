import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kebabCase } from '@fyr/content-pipeline/internal'
import { recordOf, textOf } from '../old-site/plain-value.ts'
import { jsonOf } from '../old-site/read-old-files.ts'
import { quoteInCss } from './moved-styles.ts'

/** A link of the navbar that the old site shows as a drawing. */
export interface IconLink {
  readonly label: string
  readonly href: string
  /** An SVG of the old site, or of its tool. */
  readonly svg: string
}

/** The site's own style sheet. */
export const STYLES = 'theme/styles.css'

/** An element that does more than draw, or has a prefix, which may stand for any language. */
const OTHER_ELEMENT =
  /<(?!\/?(?:svg|g|path|circle|ellipse|line|polygon|polyline|rect|title|defs|clipPath|mask)[\s/>])/i
const CODE = /\son\w+\s*=|\bhref\s*=|javascript:|@import|url\(/i
/** Number of characters of a drawing that is an icon. */
const LARGEST = 20_000

/** A drawing as a file, without anything that is none; null for any other text. */
export function iconFile(written: string): string | null {
  const svg = written.trim()
  if (!/^<svg\b[^]*<\/svg>$/.test(svg) || svg.length > LARGEST) return null
  if (OTHER_ELEMENT.test(svg) || CODE.test(svg)) return null
  const named = /^<svg\b[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return `${named}\n`
}

/**
 * A style sheet that shows links as the drawings that they were, and the drawings, by path from the root; nothing without any. Their
 * words stay for those who hear a page, and for the drawer.
 */
export function iconFiles(links: readonly IconLink[]): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  const rules: string[] = []
  for (const [index, { label, href, svg }] of links.entries()) {
    const drawing = iconFile(svg)
    if (drawing === null) continue
    const name = kebabCase(label) || `link-${index + 1}`
    const place = `theme/icons/${name in files ? `${name}-${index + 1}` : name}.svg`
    files[place] = drawing
    rules.push(ruleOf(href, place.slice('theme/'.length)))
  }
  if (rules.length === 0) return {}
  return { ...files, [STYLES]: `${rules.join('\n')}\n` }
}

function ruleOf(href: string, place: string): string {
  const link = `.fyr-navbar-link[href=${quoteInCss(href)}]`
  return `${link}::before {
  content: '';
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  background: currentcolor;
  mask: url(${quoteInCss(`./${place}`)}) center / contain no-repeat;
}
${link} > .fyr-navbar-label {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
${link} > .fyr-icon {
  display: none;
}
@media (forced-colors: active) {
  ${link}::before {
    background: LinkText;
  }
}
`
}

/** The drawing of an icon of Simple Icons by its name, if the old tool has brought them; null without it. `folders` may have packages. */
export function simpleIcon(name: string, folders: readonly string[]): string | null {
  const file = firstFile(folders, '@iconify-json/simple-icons/icons.json')
  const set = file === null ? {} : recordOf(jsonOf(file))
  const body = textOf(recordOf(recordOf(set['icons'])[name])['body'])
  return body === null ? null : drawn(body)
}

/** The drawing of an icon of Starlight by its name, if that is installed; null without it. */
export function starlightIcon(name: string, folders: readonly string[]): string | null {
  const file = ['components-internals', 'components'].reduce<string | null>(
    (found, folder) => found ?? firstFile(folders, `@astrojs/starlight/${folder}/Icons.ts`),
    null,
  )
  if (file === null || !/^[\w:-]+$/.test(name)) return null
  const written = new RegExp(String.raw`^\s*['"]?${name}['"]?:\s*(['"${'`'}])(<[^]*?)\1,?\s*$`, 'm')
  const body = written.exec(readFileSync(file, 'utf8'))?.[2]
  return body === undefined ? null : drawn(body)
}

function firstFile(folders: readonly string[], path: string): string | null {
  return folders.map((folder) => join(folder, 'node_modules', path)).find((file) => existsSync(file)) ?? null
}

function drawn(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`
}

/** A style sheet with imports at its start, each once. */
export function withSheets(sheet: string, imports: readonly string[]): string {
  const lines = sheet.split('\n')
  const own = lines.filter((line) => line.startsWith('@import '))
  const rest = lines.filter((line) => !line.startsWith('@import ')).join('\n')
  const all = [...new Set([...own, ...imports.map((line) => line.trimEnd())])].toSorted()
  return all.map((line) => `${line}\n`).join('') + rest
}
