import type { Root } from 'hast'
import { useEffect, useId, useState, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleDoc, sampleRoute } from '../fixtures/sample-pages.ts'
import { el, tree } from '../fixtures/tree.ts'
import type { IslandProps } from '../island/island-props.ts'
import { renderPage, shellData } from '../server/index.ts'
import { createIslands, type IslandLoaders } from './islands.tsx'

let unmounted = 0

/** Has ids, several texts beside each other, state, and something to clean up. */
function Silo({ attributes, siteData, messages }: IslandProps) {
  const [kilograms, setKilograms] = useState(Number(attributes.kilograms))
  const id = useId()
  useEffect(() => () => void (unmounted += 1), [])
  return (
    <p lang={siteData.locale.lang} title={messages.closeNotice}>
      <label htmlFor={id}>Feed</label> <output id={id}>{kilograms} kg</output>
      <button type="button" onClick={() => setKilograms(kilograms - 1)}>
        Take
      </button>
    </p>
  )
}

function Form() {
  const [name, setName] = useState('Pier')
  const [isFull, setFull] = useState(false)
  return (
    <p>
      <input type="text" aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        aria-label="Full"
        checked={isFull}
        onChange={({ target }) => setFull(target.checked)}
      />
      <output>
        {name}, {isFull ? 'full' : 'empty'}
      </output>
    </p>
  )
}

function Broken(): never {
  throw new Error('No silo.')
}

const DATA = JSON.parse(JSON.stringify(shellData(sampleSiteData)))
const ONE_SILO = el('fyr-island', { name: 'silo', attributes: '{"kilograms":"3"}' })
const SILOS = tree(
  el('p', {}, 'Two silos: <!--fyr-island-0-->'),
  ONE_SILO,
  el('fyr-island', { name: 'silo', attributes: '{"kilograms":"7"}' }),
)

function render(body: Root, Component: ComponentType<IslandProps> = Silo) {
  return renderPage({
    page: { ...sampleDoc, route: sampleRoute('/docs/silo', 'doc', 'Silo'), body },
    siteData: sampleSiteData,
    sidebar: null,
    assets: { bootScript: '/b.js', styleSheet: '/s.css', shellData: '/d.json', sidebar: null },
    customisation: { islands: { silo: Component } },
    shell: 's1',
  })
}

/** The article of a page as it is in its document. */
function open(body: Root, Component?: ComponentType<IslandProps>): HTMLElement {
  document.body.innerHTML = `<main>${render(body, Component).payload.html}</main>`
  return one('main')
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} does not exist.`)
  return found
}

const amounts = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
const ready = (count: number) =>
  vi.waitFor(() => expect(document.querySelectorAll('[data-fyr-island][data-hydrated]')).toHaveLength(count))

const load: IslandLoaders[string] = async () => ({ default: Silo })
let errors: MockInstance<typeof console.error>

beforeEach(() => {
  unmounted = 0
  // React runs here as in a browser, without act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.querySelector('#fyr-load-notice')?.remove()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('a build', () => {
  test('renders islands where texts ask for them, each with its attributes and ids of its own', () => {
    open(SILOS)
    expect(amounts()).toEqual(['3 kg', '7 kg'])
    expect(new Set([...document.querySelectorAll('output')].map(({ id }) => id)).size).toBe(2)
    expect(one('main').textContent).toContain('Two silos: <!--fyr-island-0-->')
  })

  test('has them in the document as in what a navigation fetches', () => {
    const { html, payload } = render(SILOS)
    expect(html).toContain(payload.html)
  })

  test('receives what a component throws', () => {
    expect(() => render(SILOS, Broken)).toThrow('No silo.')
  })

  test('leaves the place of a component empty that the site does not have yet', () => {
    const barn = el('fyr-island', { name: 'constructor', attributes: '{}' })
    open(tree(barn, ONE_SILO))
    expect(one('[data-fyr-island=constructor]').childNodes).toHaveLength(0)
    expect(amounts()).toEqual(['3 kg'])
  })
})

/** Renders elements of a line around what it is given. */
function Unit({ children }: IslandProps) {
  const [isLong, setLong] = useState(false)
  return (
    <b title={isLong ? 'kilograms' : 'kg'}>
      <button type="button" onClick={() => setLong(!isLong)}>
        Unit
      </button>
      {children}
    </b>
  )
}

describe('an island in a line of text', () => {
  const line = tree(
    el(
      'p',
      {},
      'Ten ',
      el('fyr-island', { name: 'silo', attributes: '{}', inline: '' }, el('em', {}, 'kg')),
      ' left.',
    ),
  )

  test('stays in the line, in the build and when it is interactive', async () => {
    const article = open(line, Unit)
    expect(one('main p').textContent).toBe('Ten Unitkg left.')
    expect(one('main p > span[data-fyr-island] > b > span[data-fyr-content] > em').textContent).toBe('kg')
    createIslands({ silo: async () => ({ default: Unit }) })(article, DATA)
    one('button').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    await ready(1)
    one('button').click()
    await vi.waitFor(() => expect(one('b').title).toBe('kilograms'))
    expect(one('main p b > span[data-fyr-content] > em').textContent).toBe('kg')
    expect(errors).not.toHaveBeenCalled()
  })

  test('cannot render what a paragraph cannot hold', () => {
    expect(() => render(line, Silo)).toThrow(
      'The island "silo" is within a line of text, where <p> is not allowed: write it on a line of its own, or render <span>.',
    )
  })
})

/** Shows and hides what it is given; it begins with what its attributes say. */
function Drawer({ attributes, children }: IslandProps) {
  const [isOpen, setOpen] = useState(attributes.shut === undefined)
  return (
    <div className={children === undefined ? 'empty' : 'full'}>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn
      </button>
      {isOpen && <section>{children}</section>}
    </div>
  )
}

const INNER = el('p', {}, 'A ', el('em', {}, 'net'), '. <!--fyr-content-->')
const withContent = (...children: Parameters<typeof tree>) =>
  tree(el('fyr-island', { name: 'silo', attributes: '{}' }, ...children), el('p', {}, 'After.'))
const loadDrawer: IslandLoaders[string] = async () => ({ default: Drawer })

function Either(props: IslandProps) {
  return props.attributes.kilograms === undefined ? <Drawer {...props} /> : <Silo {...props} />
}

const Twice = ({ children }: IslandProps) => (
  <>
    {children}
    {children}
  </>
)

describe('an island with content', () => {
  test('has it as static markup where the component places it, once, and hydrates around it', async () => {
    const article = open(withContent(INNER), Drawer)
    const net = one('section p em')
    expect(article.innerHTML.split('<em>net</em>')).toHaveLength(2)
    const before = article.innerHTML
    createIslands({ silo: loadDrawer })(article, DATA)
    await ready(1)
    expect(article.innerHTML.replaceAll(' data-hydrated="true"', '')).toBe(before)
    expect(one('section p em')).toBe(net)
    one('button').click()
    await vi.waitFor(() => expect(document.querySelector('section')).toBeNull())
    one('button').click()
    await vi.waitFor(() => expect(one('section p em')).toBe(net))
    expect(errors).not.toHaveBeenCalled()
  })

  test('has it below where the component does not place it, until it does', async () => {
    const body = tree(el('fyr-island', { name: 'silo', attributes: '{"shut":""}' }, INNER))
    const article = open(body, Drawer)
    expect(one('[data-fyr-island] + div p').textContent).toContain('A net.')
    createIslands({ silo: loadDrawer })(article, DATA)
    await ready(1)
    one('button').click()
    await vi.waitFor(() => expect(one('section p').textContent).toContain('A net.'))
    expect(errors).not.toHaveBeenCalled()
  })

  test('may contain islands, each of which is interactive on its own', async () => {
    const inner = el('fyr-island', { name: 'silo', attributes: '{"kilograms":"3"}' })
    const article = open(withContent(inner), Either)
    createIslands({ silo: async () => ({ default: Either }) })(article, DATA)
    one('[data-fyr-island] [data-fyr-island] button').click()
    await ready(2)
    await vi.waitFor(() => expect(amounts()).toEqual(['2 kg']))
    expect(errors).not.toHaveBeenCalled()
  })

  test('cannot place it twice', () => {
    expect(() => open(withContent(INNER), Twice)).toThrow(
      'The island "silo" places its children more than once.',
    )
  })

  test('gets none where the text has none, and a component that the site lacks leaves it as it is', () => {
    open(withContent(), Drawer)
    expect(one('[data-fyr-island] > div').className).toBe('empty')
    open(tree(el('fyr-island', { name: 'barn', attributes: '{}' }, INNER)))
    expect(one('[data-fyr-island] > p').textContent).toContain('A net.')
  })
})

describe('in the browser', () => {
  test('islands hydrate as they are, and each keeps its own state', async () => {
    const article = open(SILOS)
    const before = article.innerHTML
    createIslands({ silo: load })(article, DATA)
    await ready(2)
    expect(article.innerHTML.replaceAll(' data-hydrated="true"', '')).toBe(before)
    one('[data-fyr-island] button').click()
    await vi.waitFor(() => expect(amounts()).toEqual(['2 kg', '7 kg']))
    expect(errors).not.toHaveBeenCalled()
  })

  test('a press before an island is loaded is repeated', async () => {
    const arrivals: (() => void)[] = []
    const arrived = new Promise<void>((resolve) => arrivals.push(resolve))
    createIslands({ silo: () => arrived.then(load) })(open(SILOS), DATA)
    one('[data-fyr-island] button').click()
    expect(amounts()).toEqual(['3 kg', '7 kg'])
    for (const arrive of arrivals) arrive()
    await vi.waitFor(() => expect(amounts()).toEqual(['2 kg', '7 kg']))
  })

  test('with data saving an island waits until the reader aims at it', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const loads = vi.fn<typeof load>(load)
    createIslands({ silo: loads })(open(SILOS), DATA)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(loads).not.toHaveBeenCalled()
    one('[data-fyr-island] button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await ready(1)
    expect(loads).toHaveBeenCalledOnce()
  })

  test('with data saving a press is enough, and a reader who is already there does not wait', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const article = open(SILOS)
    one('[data-fyr-island] button').focus()
    createIslands({ silo: load })(article, DATA)
    await ready(1)
    document.querySelectorAll<HTMLElement>('[data-fyr-island] button')[1]?.click()
    await vi.waitFor(() => expect(amounts()).toEqual(['3 kg', '6 kg']))
  })

  test('input before an island is loaded is repeated', async () => {
    const article = open(tree(ONE_SILO), Form)
    const field = one('input[type=text]') as HTMLInputElement
    field.value = 'Dock'
    ;(one('input[type=checkbox]') as HTMLInputElement).checked = true
    createIslands({ silo: async () => ({ default: Form }) })(article, DATA)
    await vi.waitFor(() => expect(one('output').textContent).toBe('Dock, full'))
    expect(field.value).toBe('Dock')
  })

  test('an island is loaded when it comes near the window', async () => {
    const observers: Observer[] = []
    class Observer {
      readonly report: (isIntersecting: boolean) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {
        observers.push(this)
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    const loads = vi.fn<typeof load>(load)
    createIslands({ silo: loads })(open(tree(ONE_SILO)), DATA)
    const [observer, ...others] = observers
    observer?.report(false)
    expect([others.length, loads.mock.calls.length]).toEqual([0, 0])
    observer?.report(true)
    await ready(1)
  })

  test('a component that throws says so in its place and can be tried again; its neighbour still works', async () => {
    errors.mockImplementation(() => {})
    let isBroken = true
    function Moody(props: IslandProps) {
      useState(0)
      if (isBroken && props.attributes.kilograms === '3') throw new Error('The silo is empty.')
      return <Silo {...props} />
    }
    createIslands({ silo: async () => ({ default: Moody }) })(open(SILOS), DATA)
    await ready(2)
    expect(one('[role=alert]').textContent).toContain('The silo is empty.')
    expect(amounts()).toEqual(['7 kg'])
    isBroken = false
    one('[role=alert] button').click()
    await vi.waitFor(() => expect(amounts()).toEqual(['3 kg', '7 kg']))
  })

  test('a missing script leaves the island as rendered, with a notice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    createIslands({ silo: () => Promise.reject(new Error('offline')) })(open(SILOS), DATA)
    await vi.waitFor(() => one('#fyr-load-notice[role=alert]'))
    expect(amounts()).toEqual(['3 kg', '7 kg'])
  })

  test('a press requests a script that did not load again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const loads = vi.fn<typeof load>(load).mockRejectedValueOnce(new Error('offline'))
    createIslands({ silo: loads })(open(tree(ONE_SILO)), DATA)
    await vi.waitFor(() => one('#fyr-load-notice'))
    one('[data-fyr-island] button').click()
    await vi.waitFor(() => expect(amounts()).toEqual(['2 kg']))
  })

  test('a reader who has moved on gets no notice about a missing script', async () => {
    const failures: ((error: Error) => void)[] = []
    const failing = new Promise<never>((_resolve, reject) => failures.push(reject))
    const article = open(tree(ONE_SILO))
    const stop = createIslands({ silo: () => failing })(article, DATA)
    article.innerHTML = '<p>Another page</p>'
    stop()
    await new Promise((resolve) => setTimeout(resolve, 0))
    for (const fail of failures) fail(new Error('offline'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(document.querySelector('#fyr-load-notice')).toBeNull()
  })

  test('islands end with their article, and go on when it is taken up again', async () => {
    const start = createIslands({ silo: load })
    const article = open(SILOS)
    const stop = start(article, DATA)
    await ready(2)
    stop()
    const stopAgain = start(article, DATA)
    one('[data-fyr-island] button').click()
    await vi.waitFor(() => expect(amounts()).toEqual(['2 kg', '7 kg']))
    expect(unmounted).toBe(0)
    article.innerHTML = '<p>Another page</p>'
    stopAgain()
    await vi.waitFor(() => expect(unmounted).toBe(2))
    expect(errors).not.toHaveBeenCalled()
  })
})
