import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pMap from 'p-map'

const HOST = '127.0.0.1'
const PORT = 5390

/** A server that shows nothing for so long has failed. */
const LONGEST_MS = 300_000

/** Time between two looks whether a server listens. */
const LOOK_MS = 10

/** What a browser does on its own after it opens a window, or a server after its first page or an edit, is done by then. */
const SETTLED_MS = 4000

/** What no tool can go below: Node, and a server that answers everything with one small page. */
const EMPTY_SERVER = `require('node:http')
  .createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>0</title><h1>0</h1>'))
  .listen(${PORT}, '${HOST}')`

/** Returns the milliseconds until a browser shows the page of an empty server, which starts as others do. */
export async function measureEmptyServer(browser) {
  const command = [process.execPath, '--eval', EMPTY_SERVER, '--']
  return measureFirst(browser, command, { cwd: '/', path: '/', title: '0' }, (_page, { first }) => first)
}

/** Starts a development server as `measureDev` does and gives the milliseconds until a browser shows the first doc. */
export async function measureFirstPage(browser, command, { cwd, ending, corpus }) {
  const site = { cwd, path: addressOf(corpus.docs[0], ending), title: corpus.docs[0].title }
  return measureFirst(browser, command, site, (_page, { first }) => first)
}

/**
 * Starts a development server and gives the milliseconds until a browser shows the first doc, until there is a link to the
 * next one beside or below it, and from each of five edits of its file until the browser shows the line that was added.
 * `docs`: folder of the docs; `ending`: what addresses end in; `corpus`: what the site was made of.
 */
export async function measureDev(browser, command, { cwd, docs, ending, corpus }) {
  const [doc, neighbour] = corpus.docs
  const next = addressOf(neighbour, ending)
  const site = { cwd, path: addressOf(doc, ending), title: doc.title }
  return measureFirst(browser, command, site, async (page, { start, first }) => {
    const links = page.locator(`nav a[href="${next}"], aside a[href="${next}"]`)
    await links.first().waitFor({ state: 'attached' })
    const whole = Math.max(first, performance.now() - start)
    return { first, whole, edits: await measureEdits(page, `${cwd}/${docs}/${doc.path}`) }
  })
}

function addressOf({ path }, ending) {
  return `/docs/${path.replace(/\.md$/, '')}${ending}`
}

/**
 * Starts a server, waits until a browser shows the first doc at `path`, and goes on with that page and the milliseconds. The
 * window is open before: to open one takes both cores for most of a second, which is not part of what a server does.
 */
async function measureFirst(browser, command, site, goOn) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    await page.waitForTimeout(SETTLED_MS)
    return await measureServer(page, command, site, goOn)
  } finally {
    await context.close()
  }
}

async function measureServer(page, [program, ...args], { cwd, path, title }, goOn) {
  const start = performance.now()
  const child = spawn(program, [...args, '--host', HOST, '--port', String(PORT)], {
    cwd,
    // A group of its own, to be ended with all that it starts.
    detached: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BROWSER: 'none', NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const isOver = () => child.exitCode !== null || performance.now() - start > LONGEST_MS
    await open(page, path, isOver)
    await page.locator('h1', { hasText: title }).first().waitFor({ state: 'visible' })
    const seen = performance.now() - start
    const painted = (await paintedAt(page)) - (performance.timeOrigin + start)
    return await goOn(page, { start, first: Math.max(seen, painted) })
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
}

/** When a browser first showed anything of a document, in milliseconds since 1970. A style sheet may come after a text. */
async function paintedAt(page) {
  const painted = await page.waitForFunction(findPaint, null, { polling: LOOK_MS })
  return painted.jsonValue()
}

/** Runs in the page. */
function findPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.timeOrigin + paint.startTime : null
}

/** Servers may listen before they know their pages. */
async function open(page, path, isOver) {
  if (isOver()) throw new Error('The server has ended by itself, or does not answer.')
  const isUp = await isListening()
  const address = `http://${HOST}:${PORT}${path}`
  const answer = isUp ? await page.goto(address, { waitUntil: 'commit' }).catch(() => null) : null
  if (answer?.ok()) return
  await delay(LOOK_MS)
  await open(page, path, isOver)
}

function isListening() {
  return new Promise((resolve) => {
    const socket = connect(PORT, HOST)
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

async function measureEdits(page, file) {
  const before = readFileSync(file, 'utf8')
  const measureEdit = async (count) => {
    await page.waitForTimeout(SETTLED_MS)
    const line = `Edited so often: ${count}.`
    const start = performance.now()
    appendFileSync(file, `\n${line}\n`)
    await page.waitForFunction((text) => document.body.textContent.includes(text), line, { polling: 'raf' })
    return performance.now() - start
  }
  try {
    return await pMap([1, 2, 3, 4, 5], measureEdit, { concurrency: 1 })
  } finally {
    writeFileSync(file, before)
  }
}
