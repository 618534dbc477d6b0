import { createMemoryLocation } from '@fyr/router/react'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  Admonition,
  CodeBlock,
  FyrProvider,
  type FyrProviderProps,
  Heading,
  Icon,
  no,
  Notice,
  SiteLink,
  TableWrapper,
  Tabs,
} from '../index.ts'

let isDark = false
beforeEach(() => {
  isDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

/** Components as somebody would write them who knows only their names. */
function FirstTry(): ReactElement {
  return (
    <>
      <Heading level={2}>Feeding</Heading>
      <Admonition type="tip">Weigh the silo first.</Admonition>
      <Admonition>Amounts are in kilograms.</Admonition>
      <CodeBlock language="ts">{'const kilograms = 250\nsend(kilograms)\n'}</CodeBlock>
      <Tabs
        tabs={[
          { label: 'By day', content: <p>It is bright.</p> },
          { label: 'By night', content: <p>It is dark.</p> },
        ]}
      />
      <TableWrapper className="wide">
        <table>
          <tbody>
            <tr>
              <td>1842.5</td>
            </tr>
          </tbody>
        </table>
      </TableWrapper>
      <Notice title="Draft" text="Nobody else sees this." id="draft" />
      <p>
        <Icon name="tip" /> <SiteLink href="/docs/intro">Introduction</SiteLink>
      </p>
    </>
  )
}

test('components written as their names suggest need no more than the provider', () => {
  const { container } = render(
    <FyrProvider>
      <FirstTry />
    </FyrProvider>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Feeding' })).toBeTruthy()
  const titles = [...container.querySelectorAll('.fyr-admonition-title')].map((title) => title.textContent)
  expect(titles).toEqual(['Tip', 'Note'])
  expect([...container.querySelectorAll('.line')].map((line) => line.textContent)).toEqual([
    'const kilograms = 250\n',
    'send(kilograms)\n',
  ])
  expect(screen.getByRole('figure', { name: 'Table' }).className).toBe('fyr-table wide')
  expect(container.querySelector('#draft')?.className).toBe('fyr-notice')
  expect(screen.getByRole('link', { name: 'Introduction' }).getAttribute('href')).toBe('/docs/intro')
  expect(screen.getByRole('tab', { name: 'By day' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByRole('tab', { name: 'By night' }))
  expect(screen.getByRole('tab', { name: 'By night' }).getAttribute('aria-selected')).toBe('true')
})

test('the server renders what the browser does', () => {
  const app = (
    <FyrProvider>
      <FirstTry />
    </FyrProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  const issues = vi.spyOn(console, 'error')
  render(app, { container: document.body.appendChild(container), hydrate: true })
  expect(issues).not.toHaveBeenCalled()
})

function NorwegianApplication(props: FyrProviderProps): ReactElement {
  return (
    <FyrProvider messages={no} data-testid="root" {...props}>
      <Admonition type="danger">x</Admonition>
    </FyrProvider>
  )
}

test('the element has the language of the texts, unless the application names a nearer one', () => {
  const { rerender } = render(<NorwegianApplication />)
  const root = screen.getByTestId('root')
  expect([root.lang, root.className]).toEqual(['no', 'fyr'])
  expect(screen.getByText('Fare')).toBeTruthy()
  rerender(<NorwegianApplication locale="nb-NO" />)
  expect(root.lang).toBe('nb-NO')
})

test('the colours are those of the system unless they are chosen, and nothing is left behind', () => {
  isDark = true
  const { dataset } = document.documentElement
  const { rerender, unmount } = render(<FyrProvider />)
  expect({ ...dataset }).toEqual({ js: '', theme: 'dark', themeChoice: 'system' })
  rerender(<FyrProvider colorMode="light" />)
  expect({ ...dataset }).toEqual({ js: '', theme: 'light', themeChoice: 'light' })
  unmount()
  expect({ ...dataset }).toEqual({})
})

test('followed links change the location that it is given', () => {
  const location = createMemoryLocation('/')
  render(
    <FyrProvider location={location}>
      <SiteLink href="/docs/intro">Introduction</SiteLink>
    </FyrProvider>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(location.get().pathname).toBe('/docs/intro')
})

test('a component without a provider says what it needs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Heading level={2}>Feeding</Heading>)).toThrow(
    'This component needs a <FyrProvider> around it.',
  )
})
