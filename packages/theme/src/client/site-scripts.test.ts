// @vitest-environment jsdom
import type { SiteScript } from '@fyr/content-pipeline/manifest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveConsent } from '../consent/consent.ts'
import type { PageView } from './page-views.ts'
import { runSiteScripts } from './site-scripts.ts'

const SCRIPT: SiteScript = {
  src: 'https://stats.example.com/count.js',
  attributes: { 'data-domain': 'docs.example.com', id: 'count' },
  when: 'load',
  connect: [],
  images: [],
  frames: [],
}

function listScripts(...scripts: SiteScript[]): void {
  document.head.innerHTML = '<script type="application/json" id="fyr-scripts"></script>'
  const list = document.getElementById('fyr-scripts')
  if (list) list.textContent = JSON.stringify(scripts)
}

function added(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  history.replaceState(null, '', '/docs/intro')
  document.title = 'Intro'
})

afterEach(() => void vi.unstubAllGlobals())

test('a script is added with its attributes and its hash', async () => {
  listScripts({ ...SCRIPT, integrity: 'sha256-abc' })
  await runSiteScripts(undefined)
  const script = document.querySelector<HTMLScriptElement>('#count')
  expect(script?.src).toBe(SCRIPT.src)
  expect(script?.dataset['domain']).toBe('docs.example.com')
  expect(script?.integrity).toBe('sha256-abc')
  expect(script?.crossOrigin).toBe('anonymous')
})

test('a list in the body, where content is, adds nothing', async () => {
  document.body.innerHTML = '<p id="fyr-scripts"></p>'
  const [text] = document.body.children
  if (text) text.textContent = JSON.stringify([SCRIPT])
  await runSiteScripts(undefined)
  expect(added()).toEqual([])
  document.body.innerHTML = ''
})

test('a script that waits for a consent is added when the reader gives it, and only then', async () => {
  listScripts({ ...SCRIPT, when: 'consent', consent: 'statistics' })
  await runSiteScripts(undefined)
  giveConsent('marketing')
  giveConsent('statistics', false)
  expect(added()).toEqual([])
  giveConsent('statistics')
  giveConsent('statistics')
  expect(added()).toEqual([SCRIPT.src])
})

test('on the next page the answer is remembered', async () => {
  listScripts({ ...SCRIPT, when: 'consent', consent: 'comments' })
  localStorage.setItem('fyr.consent.comments', 'yes')
  await runSiteScripts(undefined)
  expect(added()).toEqual([SCRIPT.src])
})

test('the module of the site runs before the scripts, and a failing one delays none of them', async () => {
  listScripts(SCRIPT)
  const before: string[][] = []
  await runSiteScripts(async () => {
    before.push(added())
    return {}
  })
  expect(before).toEqual([[]])
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.head.querySelector('#count')?.remove()
  await runSiteScripts(() => Promise.reject(new Error('offline')))
  expect(added()).toEqual([SCRIPT.src])
})

function goTo(address: string, title: string): void {
  history.pushState(null, '', address)
  document.title = title
  document.dispatchEvent(new CustomEvent('fyr:navigated', { detail: { from: '', to: address } }))
}

test('a page view is reported for each page, and not for places on a page', async () => {
  const views: PageView[] = []
  await runSiteScripts(async () => ({ onPageView: (view) => views.push(view) }))
  goTo('/docs/intro#areas', 'Intro')
  goTo('/docs/setup?tab=1', 'Setup')
  expect(views).toEqual([
    { path: '/docs/intro', title: 'Intro', referrer: '' },
    { path: '/docs/setup?tab=1', title: 'Setup', referrer: 'http://localhost:3000/docs/intro' },
  ])
})
