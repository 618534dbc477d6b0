// @vitest-environment jsdom
import { memo, act, startTransition, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserLocation } from './browser-location.ts'
import { Link } from './link.tsx'
import type { LocationSource } from './location.ts'
import { createMemoryLocation, createStaticLocation } from './memory-location.ts'
import { RouterProvider, useIsPending, useLocation, useMatch, useNavigate } from './router-provider.tsx'
import type { Navigate } from './router-provider.tsx'

let root: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = document.body.appendChild(document.createElement('div'))
  window.history.replaceState(null, '', '/no/docs/intro?q=1#top')
})

afterEach(() => {
  root.remove()
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, search, hash } = useLocation()
  const match = useMatch('/docs/:id')
  return (
    <output>{`${pathname}|${search}|${hash}|${match?.params.id ?? 'none'}|${String(useIsPending())}`}</output>
  )
}

/** The same element for the server and for hydration. */
function app(location: LocationSource) {
  return (
    <RouterProvider location={location} base="/no/">
      <Where />
    </RouterProvider>
  )
}

function Bump() {
  const [count, setCount] = useState(0)
  return <button onClick={() => startTransition(() => setCount(count + 1))}>{count}</button>
}

function Go() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => navigate('/b')}>push</button>
      <button onClick={() => navigate('/c', { replace: true })}>replace</button>
    </>
  )
}

function render(location: LocationSource, children: ReactNode, props: { isPending?: boolean } = {}) {
  act(() =>
    createRoot(root).render(
      <RouterProvider location={location} base="/no/" {...props}>
        <Where />
        {children}
      </RouterProvider>,
    ),
  )
}

const shown = () => root.querySelector('output')?.textContent

function click(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  // jsdom can't load documents; what the router leaves to the browser ends here.
  window.addEventListener('click', (last) => last.preventDefault(), { once: true })
  let isTaken = false
  root.addEventListener('click', (last) => (isTaken = last.defaultPrevented), { once: true })
  act(() => root.querySelector('a')?.dispatchEvent(event))
  return isTaken
}

describe('a location', () => {
  test('in the browser is the address bar, and stays the same object until it changes', () => {
    const location = createBrowserLocation()
    expect(location.get()).toMatchObject({ pathname: '/no/docs/intro', search: '?q=1', hash: '#top' })
    expect(location.get()).toBe(location.get())
    location.push('/no/blog')
    expect(location.get().pathname).toBe('/no/blog')
    expect(window.location.pathname).toBe('/no/blog')
  })

  test('for hydration has only the path, because the server knows no more', () => {
    const location = createBrowserLocation()
    expect(location.getServer()).toMatchObject({ pathname: '/no/docs/intro', search: '', hash: '' })
    expect(location.getServer()).toBe(location.getServer())
  })

  test('pushed to where it is replaces the history entry and gets a new key', () => {
    const location = createBrowserLocation()
    const { length } = window.history
    const { key } = location.get()
    location.push('/no/docs/intro?q=1#top')
    expect(window.history.length).toBe(length)
    expect(location.get().key).not.toBe(key)
    location.push('/no/blog')
    expect(window.history.length).toBe(length + 1)
  })

  test('notifies its listeners of changes, the browser’s own included, until they unsubscribe', () => {
    const location = createBrowserLocation()
    const listener = vi.fn<() => void>()
    const leave = location.subscribe(listener)
    location.replace('/no/a')
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listener).toHaveBeenCalledTimes(3)
    leave()
    location.replace('/no/b')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('in memory resolves what is relative', () => {
    const location = createMemoryLocation('/no/docs/intro?q#h')
    location.push('setup#first')
    expect(location.get()).toMatchObject({ pathname: '/no/docs/setup', search: '', hash: '#first' })
    expect(location.getServer().pathname).toBe('/no/docs/intro')
  })

  test('that is static stays where it is', () => {
    const location = createStaticLocation('/no/docs/å')
    location.push('/no/blog')
    expect(location.get()).toMatchObject({ pathname: '/no/docs/%C3%A5', search: '', hash: '' })
  })

  test.each([
    ['//', '//', ''],
    ['//host/docs?q', '//host/docs', '?q'],
    ['///', '///', ''],
    ['/no?to=//host', '/no', '?to=//host'],
    ['https://docs.example.com/no?q', '/no', '?q'],
    ['no', '/no', ''],
  ])('that begins with %s has the path %s', (href, pathname, search) => {
    for (const location of [createStaticLocation(href), createMemoryLocation(href)])
      expect(location.get()).toMatchObject({ pathname, search, hash: '' })
  })

  test.each([
    'https://example.com/a',
    '//example.com/a',
    'mailto:a@example.com',
    'blob:http://site.invalid/1',
  ])('refuses to go to %s as a browser does', (href) => {
    for (const location of [createMemoryLocation('/no'), createBrowserLocation()]) {
      const before = location.get()
      for (const go of [location.push, location.replace])
        expect(() => go(href)).toThrow(expect.objectContaining({ name: 'SecurityError' }))
      expect(location.get()).toBe(before)
    }
  })

  test('in memory goes where its own origin is named', () => {
    const location = createMemoryLocation('https://docs.example.com/a')
    location.push('https://docs.example.com/b#c')
    expect(location.get()).toMatchObject({ pathname: '/b', hash: '#c' })
  })

  test('gives no key that another one gave in this document', () => {
    const keys = [createBrowserLocation(), createBrowserLocation()].map((location) => {
      location.push('/no/a')
      return location.get().key
    })
    expect(new Set(keys).size).toBe(2)
  })
})

describe('a provider', () => {
  test('renders on the server and hydrates without a difference, then shows query and hash', async () => {
    root.innerHTML = renderToString(app(createStaticLocation('/no/docs/intro')))
    expect(shown()).toBe('/no/docs/intro|||intro|false')
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    await act(async () => hydrateRoot(root, app(createBrowserLocation()), { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(shown()).toBe('/no/docs/intro|?q=1|#top|intro|false')
  })

  test('follows its location, also in the middle of a transition', () => {
    const location = createMemoryLocation('/no/docs/intro')
    render(location, <Bump />)
    act(() => {
      root.querySelector('button')?.click()
      location.push('/no/blog')
    })
    expect(shown()).toBe('/no/blog|||none|false')
    expect(root.querySelector('button')?.textContent).toBe('1')
  })

  test('passes on that a navigation is on its way', () => {
    render(createMemoryLocation('/no/docs/a'), null, { isPending: true })
    expect(shown()).toBe('/no/docs/a|||a|true')
  })

  test('renders no link again when a navigation starts', () => {
    const location = createMemoryLocation('/no/docs/a')
    const rendered = vi.fn<() => void>()
    const Counted = memo(function Counted() {
      rendered()
      useNavigate()
      return null
    })
    const reactRoot = createRoot(root)
    for (const isPending of [false, true]) {
      act(() =>
        reactRoot.render(
          <RouterProvider location={location} base="/no/" isPending={isPending}>
            <Counted />
          </RouterProvider>,
        ),
      )
    }
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  test('calls its location as a method', () => {
    class Counted implements LocationSource {
      readonly #inner = createMemoryLocation('/no/docs/a')
      get() {
        return this.#inner.get()
      }
      getServer() {
        return this.#inner.getServer()
      }
      subscribe(listener: () => void) {
        return this.#inner.subscribe(listener)
      }
      push(href: string) {
        this.#inner.push(href)
      }
      replace(href: string) {
        this.#inner.replace(href)
      }
    }
    render(new Counted(), <Link to="/no/docs/b">b</Link>)
    expect(shown()).toBe('/no/docs/a|||a|false')
    click()
    expect(shown()).toBe('/no/docs/b|||b|false')
  })

  test('returns the requested pattern, and one match for one address', () => {
    const matches: unknown[] = []
    function Asking() {
      useLocation()
      matches.push(useMatch('/docs/:id'), useMatch('docs/a'))
      return null
    }
    const location = createMemoryLocation('/no/docs/a')
    render(location, <Asking />)
    expect(matches).toMatchObject([
      { route: { pattern: '/docs/:id' }, params: { id: 'a' }, path: '/no/docs/a' },
      { route: { pattern: 'docs/a' }, params: {}, path: '/no/docs/a' },
    ])
    act(() => location.push('?q'))
    expect([matches[2] === matches[0], matches[3] === matches[1]]).toEqual([true, true])
  })

  test('reports a missing parameter by name', () => {
    expect(() => renderToString(<Where />)).toThrow('RouterProvider')
  })
})

describe('a link', () => {
  test('is an anchor with its address', () => {
    render(
      createMemoryLocation('/no/docs/a'),
      <Link to="/no/blog?x#y" className="plain" aria-current="page">
        Blog
      </Link>,
    )
    const anchor = root.querySelector('a')
    expect(anchor?.getAttribute('href')).toBe('/no/blog?x#y')
    expect(anchor?.getAttribute('aria-current')).toBe('page')
    expect(anchor?.className).toBe('plain')
  })

  test('changes the location on a plain click', () => {
    const location = createMemoryLocation('/no/docs/a')
    render(location, <Link to="/no/docs/b">b</Link>)
    expect(click()).toBe(true)
    expect(shown()).toBe('/no/docs/b|||b|false')
  })

  test.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['control', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
  ])('leaves a click with %s to the browser', (_, init) => {
    const location = createMemoryLocation('/no/docs/a')
    render(location, <Link to="/no/docs/b">b</Link>)
    expect(click(init)).toBe(false)
    expect(location.get().pathname).toBe('/no/docs/a')
  })

  test.each<[string, ReactNode, boolean]>([
    [
      'another window',
      <Link key="" to="/b" target="_blank">
        b
      </Link>,
      false,
    ],
    [
      'its own window',
      <Link key="" to="/b" target="_self">
        b
      </Link>,
      true,
    ],
    [
      'a download',
      <Link key="" to="/b" download>
        b
      </Link>,
      false,
    ],
    [
      'another origin',
      <Link key="" to="https://example.com/b">
        b
      </Link>,
      false,
    ],
    [
      'a mail address',
      <Link key="" to="mailto:a@example.com">
        b
      </Link>,
      false,
    ],
    [
      'a click that was handled',
      <Link key="" to="/b" onClick={(event) => event.preventDefault()}>
        b
      </Link>,
      true,
    ],
  ])('to %s', (_, link, isTaken) => {
    const location = createMemoryLocation('/a')
    render(location, link)
    expect(click()).toBe(isTaken)
    expect(location.get().pathname === '/b').toBe(_ === 'its own window')
  })

  test.each([
    ['#top', false],
    ['#', false],
    ['/no/docs/intro?q=1#first', false],
    ['?q=1', true],
    ['/no/docs/intro#first', true],
    ['/no/docs/setup#first', true],
  ])('to %s from the document it is in: taken is %s', (to, isTaken) => {
    render(createBrowserLocation(), <Link to={to}>there</Link>)
    expect(click()).toBe(isTaken)
  })

  test('to a place on the page takes the place of the history entry on demand', () => {
    render(
      createBrowserLocation(),
      <Link to="#first" replace>
        there
      </Link>,
    )
    const { length } = window.history
    expect(click()).toBe(true)
    expect([window.location.hash, window.history.length]).toEqual(['#first', length])
  })

  test('to a place is taken where the location is not the address bar', () => {
    const location = createMemoryLocation('/no/docs/intro?q=1')
    render(location, <Link to="#first">there</Link>)
    expect(click()).toBe(true)
    expect(location.get()).toMatchObject({ pathname: '/no/docs/intro', hash: '#first' })
  })

  test('to what this origin has made but is not a page of it is left to the browser', () => {
    const location = createMemoryLocation('/a')
    render(location, <Link to={`blob:${window.location.origin}/1`}>file</Link>)
    expect(click()).toBe(false)
    expect(location.get().pathname).toBe('/a')
  })

  test('to an anchor goes through the provider’s own navigation', () => {
    const navigate = vi.fn<Navigate>()
    act(() =>
      createRoot(root).render(
        <RouterProvider location={createBrowserLocation()} base="/" navigate={navigate}>
          <Link to="#first">there</Link>
        </RouterProvider>,
      ),
    )
    expect(click()).toBe(true)
    expect(navigate).toHaveBeenCalledWith('#first', { replace: false })
  })

  test('lets the provider take navigation over', () => {
    const navigate = vi.fn<Navigate>()
    const location = createMemoryLocation('/a')
    act(() =>
      createRoot(root).render(
        <RouterProvider location={location} base="/" navigate={navigate}>
          <Link to="/b" replace>
            b
          </Link>
        </RouterProvider>,
      ),
    )
    click()
    expect(navigate).toHaveBeenCalledWith('/b', { replace: true })
    expect(location.get().pathname).toBe('/a')
  })
})

test('navigating from code adds a history entry or replaces it', () => {
  const location = createMemoryLocation('/a')
  const push = vi.spyOn(location, 'push')
  const replace = vi.spyOn(location, 'replace')
  render(location, <Go />)
  act(() => root.querySelectorAll('button').forEach((button) => button.click()))
  expect(push).toHaveBeenCalledWith('/b')
  expect(replace).toHaveBeenCalledWith('/c')
})
