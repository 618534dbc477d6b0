import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pMap from 'p-map'
import { describe, expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { WEB_SERVERS, type WebServer } from '../testing/web-servers.ts'
import { build } from './build.ts'

/** Rebuilds while crawlers read; `pnpm maintain rebuilds` makes a hundred, and a run of all tests none: it takes minutes. */
const REBUILDS = Number(process.env.FYR_REBUILDS ?? 0)

const CRAWLERS = 8

/** Longest time between a document and the files that it names, as of a reader on a slow network. */
const LONGEST_WAIT_MS = 2000

/** Shortest time between two builds: assets of the last three publishes stay, so a document has three of these. */
const BETWEEN_BUILDS_MS = 700

const ADDRESSES = [
  '/',
  '/docs/intro',
  '/docs/mooring-2.0',
  '/blog',
  '/blog/archive',
  '/no/',
  '/no/docs/intro',
  '/search',
]

/** What crawlers saw. */
interface Seen {
  documents: number
  requests: number
  readonly builds: Set<string>
  readonly failed: string[]
  /** Documents with texts, styles or scripts of two builds. */
  readonly mixed: string[]
}

/** Writes the number of a build into the title, which every page shows several times, into a page and into the styles. */
function change(root: string, number: number): void {
  const config = join(root, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace(/title: '[^']*'/, `title: 'Build ${number} end'`))
  const home = join(root, 'content/pages/index.md')
  writeFileSync(
    home,
    `${readFileSync(home, 'utf8').replace(/\n*Build \d+ end\n*$/, '')}\n\nBuild ${number} end\n`,
  )
  mkdirSync(join(root, 'theme'), { recursive: true })
  writeFileSync(join(root, 'theme/styles.css'), `.fyr-main { --build: ${number}; }\n`)
}

async function get(origin: string, address: string, seen: Seen): Promise<string> {
  seen.requests += 1
  const answer = await fetch(new URL(address, origin), { headers: { connection: 'close' } }).catch(String)
  if (typeof answer !== 'string' && answer.ok) return answer.text()
  seen.failed.push(`${address}: ${typeof answer === 'string' ? answer : answer.status}`)
  return ''
}

/** Reads documents one after the other, each with everything that it names, until it is stopped. */
async function crawl(origin: string, first: number, seen: Seen, isOver: () => boolean): Promise<void> {
  if (isOver()) return
  const address = ADDRESSES[first % ADDRESSES.length] ?? '/'
  await readDocument(origin, address, (first * 389) % LONGEST_WAIT_MS, seen)
  await crawl(origin, first + 3, seen, isOver)
}

async function readDocument(origin: string, address: string, waitMs: number, seen: Seen): Promise<void> {
  const html = await get(origin, address, seen)
  seen.documents += 1
  const builds = new Set([...html.matchAll(/Build (\d+) end/g)].map(([, number = '']) => number))
  const [number = ''] = builds
  seen.builds.add(number)
  if (builds.size !== 1) seen.mixed.push(`${address} has texts of ${[...builds].join(', ')}`)
  await setTimeout(waitMs)
  const named = new Set(
    [...html.matchAll(/(?:href|src|content)="([^"]*\/assets\/[^"]+)"/g)].map(([, one = '']) => one),
  )
  await Promise.all(
    [...named].map(async (asset) => {
      const path = new URL(asset, origin).pathname
      const text = await get(origin, path, seen)
      const hash = new RegExp(`"${asset}"[^>]*integrity="([^"]+)"`).exec(html)?.[1]
      if (hash !== undefined && text !== '' && hash !== hashOf(text))
        seen.mixed.push(`${address} names another ${path}`)
      const style = path.endsWith('.css') ? /--build: ?(\d+)/.exec(text)?.[1] : number
      if (text !== '' && style !== number)
        seen.mixed.push(`${address} of build ${number} has styles of ${style}`)
      // What scripts and styles name in turn, which a reader needs later still.
      const inner = [...text.matchAll(/["'`(](?:\.\/|[^"'`()\s]*\/assets\/)([\w-]+-[\da-f]{8,}\.\w+)["'`)]/g)]
      if (/\.(?:js|css)$/.test(path))
        await Promise.all(
          inner.map(([, file = '']) => get(origin, new URL(file, new URL(path, origin)).pathname, seen)),
        )
    }),
  )
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Builds a site again and again below crawlers. */
async function crawlWhileBuilding(rebuilds: number, oldAssets: string): Promise<Seen> {
  const root = copyTinySite()
  const config = join(root, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace(/oldAssets: .*,/, `oldAssets: ${oldAssets}, servers: ['nginx'],`))
  const publish = async (number: number): Promise<void> => {
    change(root, number)
    expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  }
  await publish(0)
  const server: WebServer | undefined = await WEB_SERVERS.nginx?.(join(root, 'dist'))
  if (!server) throw new TypeError('no nginx')
  const seen: Seen = { documents: 0, requests: 0, builds: new Set(), failed: [], mixed: [] }
  let isOver = false
  const crawlers = Array.from({ length: CRAWLERS }, (_, first) =>
    crawl(server.origin, first, seen, () => isOver),
  )
  const numbers = Array.from({ length: rebuilds }, (_, index) => index + 1)
  await pMap(numbers, (number) => publish(number).then(() => setTimeout(BETWEEN_BUILDS_MS)), {
    concurrency: 1,
  })
  isOver = true
  await Promise.all(crawlers)
  await server.close()
  return seen
}

describe.runIf(REBUILDS > 0)('a site under nginx that is built again and again', () => {
  test('fails no request and shows no page of two builds', { timeout: 3_600_000 }, async () => {
    const { documents, requests, builds, failed, mixed } = await crawlWhileBuilding(
      REBUILDS,
      '{ publishes: 3, hours: 0 }',
    )
    console.log(
      `${REBUILDS} rebuilds, ${builds.size} of them read; ${documents} documents, ${requests} requests: ${failed.length} failed, ${mixed.length} mixed`,
    )
    expect([failed, mixed]).toEqual([[], []])
    expect(builds.size).toBeGreaterThan(REBUILDS / 2)
  })

  test('fails requests without old assets, which this would show', { timeout: 3_600_000 }, async () => {
    const { failed } = await crawlWhileBuilding(5, '{ publishes: 0, hours: 0 }')
    expect(failed).not.toEqual([])
  })
})
