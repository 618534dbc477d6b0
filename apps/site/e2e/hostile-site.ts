import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MARKUP, type Vector } from './injection-vectors.ts'
import { makeSiteFolder } from './temporary-site.ts'

/** What the vectors try to call. */
const RUN = 'xss(1)'

/** Words that only the page of one vector has. */
export function keptWords(number: number): string {
  return `keepsake${number}`
}

/** Address of the page of one vector. */
export function vectorPath(number: number): string {
  return `/docs/vector-${number}`
}

/** File of one vector, relative to the site. */
export function vectorFile(number: number): string {
  return `content/docs/vector-${number}.md`
}

/** Markup as it would be if somebody meant it to run. */
export const HOSTILE_TEXT = MARKUP.replaceAll('RUN', RUN)

/** Makes a site whose every text is hostile, with a doc for each vector, by its number; gives its folder. */
export function makeHostileSite(vectors: ReadonlyMap<number, Vector>): string {
  const folder = makeSiteFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [number, { text }] of vectors) {
    const body = text.replaceAll('RUN', RUN).replaceAll('KEEP', keptWords(number))
    write(vectorFile(number), `---\ntitle: Vector ${number}\nsidebar_position: ${number}\n---\n\n${body}\n`)
  }
  const hostile = JSON.stringify(HOSTILE_TEXT)
  const frontMatter = ['title', 'description', 'sidebar_label'].map((key) => `${key}: ${hostile}\n`).join('')
  const shared = `${frontMatter}keywords: [${hostile}]\ntags: [{ label: ${hostile}, permalink: evil }]\nlast_update: { date: 2026-01-01, author: ${hostile} }\n`
  const heading = `## ${HOSTILE_TEXT.replaceAll(/[<>]/g, String.raw`\$&`)}\n`
  write(
    'content/docs/hostile.md',
    `---\n${shared}pagination_label: ${hostile}\nsidebar_position: 0\n---\n\n${heading}`,
  )
  write(
    'content/blog/2026-01-01-hostile.md',
    `---\nslug: /hostile\n${shared}authors: [evil]\n---\n\n${HOSTILE_TEXT}\n\n\`${HOSTILE_TEXT}\`\n\n${heading}`,
  )
  write(
    'content/blog/authors.yml',
    `evil:\n  name: ${hostile}\n  title: ${hostile}\n  url: 'https://example.com/?"><script>${RUN}</script>'\n`,
  )
  write('content/pages/index.md', `---\nhero: { heading: ${hostile}, tagline: ${hostile} }\n---\n\nText.\n`)
  write('static/x.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n')
  write('package.json', '{ "type": "module" }\n')
  write('site.config.ts', configText())
  return folder
}

function configText(): string {
  const config = {
    product: { name: HOSTILE_TEXT, slug: 'evil' },
    variables: { evil: HOSTILE_TEXT },
    title: HOSTILE_TEXT,
    tagline: HOSTILE_TEXT,
    url: 'https://docs.example.com',
    locales: [{ code: 'en', label: HOSTILE_TEXT }],
    defaultLocale: 'en',
    navbar: { items: [{ type: 'link', label: HOSTILE_TEXT, to: '/docs/hostile' }] },
    footer: {
      columns: [{ title: HOSTILE_TEXT, links: [{ label: HOSTILE_TEXT, href: 'https://example.com/' }] }],
      copyright: HOSTILE_TEXT,
    },
    announcement: { id: HOSTILE_TEXT, content: `${HOSTILE_TEXT} text` },
    blog: { title: HOSTILE_TEXT, description: HOSTILE_TEXT, sidebarTitle: HOSTILE_TEXT },
  }
  return `export default ${JSON.stringify(config, null, 2)}\n`
}
