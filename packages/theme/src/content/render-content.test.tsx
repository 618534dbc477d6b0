import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { InLanguage } from '../fixtures/in-language.tsx'
import { sampleContent } from '../fixtures/sample-content.ts'
import { code, el, tree } from '../fixtures/tree.ts'
import { no } from '../messages/no.ts'
import { Admonition } from './admonition.tsx'
import { renderContent } from './render-content.tsx'

function renderNodes(...nodes: Parameters<typeof tree>): HTMLElement {
  return render(renderContent(tree(...nodes))).container
}

test('writes no inline style and gives the same bytes twice', () => {
  const first = renderToStaticMarkup(<InLanguage>{renderContent(sampleContent)}</InLanguage>)
  expect(first).not.toContain('style=')
  expect(renderToStaticMarkup(<InLanguage>{renderContent(sampleContent)}</InLanguage>)).toBe(first)
})

test('an empty corner of a table is no heading, and one that a picture names is', () => {
  const { container } = render(
    renderContent(
      tree(
        el(
          'table',
          {},
          el(
            'thead',
            {},
            el(
              'tr',
              {},
              el('th', { align: 'right' }, ' '),
              el('th', {}, 'Sea'),
              el('th', {}, el('img', { src: '/lake.png', alt: 'Lake' })),
            ),
          ),
        ),
      ),
    ),
  )
  const [corner, ...heads] = container.querySelectorAll('thead > tr > *')
  expect([corner?.localName, corner?.getAttribute('align')]).toEqual(['td', 'right'])
  expect(heads.map(({ localName }) => localName)).toEqual(['th', 'th'])
})

describe('an admonition', () => {
  test.each([
    ['note', 'Merk'],
    ['tip', 'Tips'],
    ['info', 'Info'],
    ['warning', 'Advarsel'],
    ['danger', 'Fare'],
    ['unknown', 'Info'],
  ])('of the type %s is called %s in Norwegian', (type, name) => {
    const { container } = render(renderContent(tree(el('fyr-admonition', { type }, el('p', {}, 'x')))), no)
    expect(container.querySelector('.fyr-admonition-title')?.textContent).toBe(name)
  })

  test.each([
    ['note', 'secondary', 'I tillegg'],
    ['tip', 'success', 'Vellykket'],
    ['info', 'important', 'Viktig'],
    ['warning', 'caution', 'Forsiktig'],
    ['danger', 'caution', 'Forsiktig'],
    ['warning', 'constructor', 'Advarsel'],
  ])('of the type %s that its author calls %s is called %s in Norwegian', (type, name, label) => {
    const { container } = render(
      renderContent(tree(el('fyr-admonition', { type, name }, el('p', {}, 'x')))),
      no,
    )
    expect(container.querySelector('.fyr-admonition-title')?.textContent).toBe(label)
    expect(container.querySelector('.fyr-admonition')?.getAttribute('data-type')).toBe(type)
  })

  test.each([
    [{ name: 'caution' }, 'warning', 'Forsiktig'],
    [{ name: 'caution', type: 'danger' }, 'danger', 'Forsiktig'],
    [{ name: 'tip' }, 'tip', 'Tips'],
    [{}, 'note', 'Merk'],
  ] as const)('that a component shows with %j looks like a %s and is called %s', (named, type, label) => {
    const { container } = render(<Admonition {...named} />, no)
    expect(container.querySelector('.fyr-admonition')?.getAttribute('data-type')).toBe(type)
    expect(container.querySelector('.fyr-admonition-title')?.textContent).toBe(label)
  })

  test('has the author’s title, markup included, and not in its body', () => {
    const title = el('fyr-admonition-title', {}, 'Mind ', el('em', {}, 'this'))
    const container = renderNodes(
      el('fyr-admonition', { type: 'tip' }, '\n', title, '\n', el('p', {}, 'Body')),
    )
    expect(container.querySelector('.fyr-admonition-title')?.textContent).toBe('Mind this')
    expect(container.querySelector('.fyr-admonition-body')?.textContent?.trim()).toBe('Body')
  })
})

describe('tabs', () => {
  const tabs = el(
    'fyr-tabs',
    { group: 'language' },
    '\n',
    el('fyr-tab', { value: 'a', label: 'A' }, el('p', {}, 'Panel A')),
    el('fyr-tab', { value: 'b', label: 'B', selected: true }, el('p', {}, 'Panel B')),
  )

  test('show the selected panel and name each panel after its tab', () => {
    const container = renderNodes(tabs)
    const selected = screen.getByRole('tab', { selected: true })
    expect([selected.textContent, selected.tabIndex]).toEqual(['B', 0])
    expect(screen.getByRole('tab', { selected: false }).tabIndex).toBe(-1)
    expect(container.querySelector('[data-fyr-tabs-group="language"]')).not.toBeNull()
    const panel = screen.getByRole('tabpanel', { name: 'B' })
    expect(panel.hasAttribute('data-selected')).toBe(true)
    expect(selected.getAttribute('aria-controls')).toBe(panel.id)
  })

  test('carry a label in each panel for readers without scripts', () => {
    const labels = [...renderNodes(tabs).querySelectorAll('.fyr-tab-label')].map((label) => label.textContent)
    expect(labels).toEqual(['A', 'B'])
  })

  test('without a selected one begin with the first', () => {
    renderNodes(
      el(
        'fyr-tabs',
        {},
        el('fyr-tab', { value: 'a', label: 'A' }),
        el('fyr-tab', { value: 'b', label: 'B' }),
      ),
    )
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('A')
  })

  test('of the same values twice on a page have ids of their own', () => {
    const ids = [...renderNodes(tabs, tabs).querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a code block', () => {
  test('numbers its lines from the first number given', () => {
    const container = renderNodes(code({ language: 'ts', lineNumbers: 5 }, 'a', 'b'))
    expect([...container.querySelectorAll('.line')].map((line) => line.getAttribute('data-line'))).toEqual([
      '5',
      '6',
    ])
  })

  test('has no numbers by default', () => {
    expect(renderNodes(code({ language: 'ts' }, 'a')).querySelector('[data-line]')).toBeNull()
  })

  test.each([
    [{ language: 'ts', title: 'feeding.ts' }, 'feeding.ts', 'Code: feeding.ts'],
    [{ language: 'ts' }, undefined, 'Code: TypeScript'],
    [{ language: 'brainfuck' }, undefined, 'Code: brainfuck'],
    [{ language: 'text' }, undefined, 'Code'],
    [{}, undefined, 'Code'],
  ])(
    'has a bar for its title, and is named after its title or its language (%#)',
    (properties, caption, name) => {
      const container = renderNodes(code(properties, 'a'))
      expect(container.querySelector('.fyr-code-title')?.textContent).toBe(caption)
      expect(screen.getByRole('figure', { name })).toBeTruthy()
    },
  )

  test('can be copied, and its text is only the code', () => {
    const container = renderNodes(code({ language: 'ts', title: 'x', lineNumbers: 1 }, 'a', '', 'b'))
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' }).hasAttribute('data-fyr-copy')).toBe(
      true,
    )
    expect(container.querySelector('pre code')?.textContent).toBe('a\n\nb\n')
  })
})

test('a heading has a direct link beside it that is not part of its name', () => {
  renderNodes(el('h2', { id: 'målinger' }, 'Målinger i ', el('code', {}, 'mg/l')))
  expect(screen.getByRole('heading', { name: 'Målinger i mg/l' }).id).toBe('målinger')
  const link = screen.getByRole('link', { name: 'Direct link to Målinger i mg/l' })
  expect(link.getAttribute('href')).toBe('#m%C3%A5linger')
})

test('a table scrolls in a named area that the keyboard reaches', () => {
  renderNodes(el('table', {}, el('tbody', {}, el('tr', {}, el('td', { align: 'right' }, '1')))))
  const area = screen.getByRole('figure', { name: 'Table' })
  expect(area.tabIndex).toBe(0)
  expect(within(area).getByRole('cell').getAttribute('align')).toBe('right')
})

test.each([
  ['a', el('a', { href: '/docs/intro' }, 'there')],
  ['a', el('a', { href: 'https://x.example' }, 'away')],
  ['a', el('a', { href: '#note', dataFootnoteRef: true }, '1')],
  ['a', el('a', { href: '#ref', dataFootnoteBackref: '' }, 'back')],
  ['img', el('img', { src: '/a.svg' })],
  ['table', el('table', {}, el('tbody', {}))],
  ['figure', el('figure', {}, el('p', {}, 'No drawing'))],
  ['figure', el('figure', {}, el('svg', { viewBox: '0 0 1 1' }))],
])('<%s> keeps the id, the language and the direction that its author gave it (%#)', (name, element) => {
  const written = { id: 'place', lang: 'ar', dir: 'rtl' }
  const container = renderNodes({ ...element, properties: { ...element.properties, ...written } })
  const { id, lang, dir } = container.querySelector<HTMLElement>(name) ?? {}
  expect({ id, lang, dir }).toEqual(written)
})

test('an image for one colour mode is marked for it and its address is clean', () => {
  renderNodes(el('img', { src: '/a.svg#only-dark', alt: 'A', width: 10, height: 20 }))
  const image = screen.getByRole('img', { name: 'A' })
  expect([image.getAttribute('src'), image.className]).toEqual(['/a.svg', 'fyr-only-dark'])
  expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
    '10',
    '20',
    'lazy',
  ])
})

describe('an image', () => {
  const image = el('img', { src: '/a.svg' })
  const day = el('img', { src: '/a.svg#only-light' })
  const night = el('img', { src: '/a.svg#only-dark' })

  test.each([
    ['alone in its paragraph', [image], true],
    ['alone in a link', ['\n', el('a', { href: '/' }, image), '\n'], true],
    ['for light and one for dark', [day, '\n', night], true],
    ['for light and one for dark, in a link', [el('a', { href: '/' }, night, day)], true],
    ['for light and another one', [day, day], false],
    ['beside another', [image, ' ', image], false],
    ['of three', [day, night, image], false],
    ['in a sentence', ['Press ', image, '.'], false],
    ['in a linked sentence', [el('a', { href: '/' }, 'Press ', image)], false],
    ['beside words with markup', [image, el('strong', {}, 'A')], false],
    ['that is not there', [], false],
  ])('%s makes its paragraph a picture or not (%#)', (_, children, isPicture) => {
    const container = renderNodes(el('p', { id: 'here' }, ...children))
    const paragraph = container.querySelector('p#here')
    expect(paragraph?.className).toBe(isPicture ? 'fyr-picture' : '')
  })
})

function largePicture(src: string) {
  return el('img', { src, srcSet: '/a.webp 688w', alt: src, width: 900, height: 600, zoom: true })
}

function captioned(src: string) {
  return el('figure', {}, largePicture(src), el('figcaption', {}, src))
}

describe('pictures on one line', () => {
  const row = el(
    'p',
    {},
    largePicture('/a.png'),
    ' ',
    el('a', { href: '/' }, largePicture('/b.png')),
    ' ',
    largePicture('/c.png'),
  )

  test('share it, and each is enlarged by itself', () => {
    const container = renderNodes(row)
    const places = [...container.querySelectorAll('p.fyr-pictures > span.fyr-picture')]
    expect(
      places.map((place) => [place.querySelector('img')?.sizes, place.querySelectorAll('button').length]),
    ).toEqual([
      ['min(32vw,14.4rem)', 1],
      ['min(32vw,14.4rem)', 0],
      ['min(32vw,14.4rem)', 1],
    ])
  })

  test('with titles are figures that share it', () => {
    const container = renderNodes(el('figure', {}, captioned('/a.png'), captioned('/b.png')))
    const figures = [...container.querySelectorAll('figure.fyr-pictures > figure')]
    expect(
      figures.map(({ children: [image, caption] }) => [
        image?.className,
        image?.querySelector('img')?.sizes,
        image?.querySelectorAll('button').length,
        caption?.textContent,
      ]),
    ).toEqual([
      ['fyr-picture', 'min(47vw,21.5rem)', 1, '/a.png'],
      ['fyr-picture', 'min(47vw,21.5rem)', 1, '/b.png'],
    ])
  })

  test.each([
    ['on lines of their own', [largePicture('/a.png'), '\n', largePicture('/b.png')]],
    ['beside an icon', [largePicture('/a.png'), ' ', el('img', { src: '/i.png', width: 20, height: 20 })]],
  ])('and those %s stay in their line', (_, children) => {
    const container = renderNodes(el('p', {}, ...children))
    expect([container.querySelector('p')?.className, container.querySelector('button')]).toEqual(['', null])
  })
})

test('a figure of a picture for each mode has one caption, before it or behind it', () => {
  const modes = ['light', 'dark'].map((mode) =>
    el('img', { src: `/a.png#only-${mode}`, alt: 'A', width: 900, height: 600, zoom: true }),
  )
  const caption = el('figcaption', {}, 'Net')
  for (const children of [
    [...modes, caption],
    [caption, ...modes],
  ]) {
    const container = renderNodes(el('figure', { lang: 'nb' }, ...children))
    const [figure] = container.querySelectorAll('figure[lang=nb]')
    // Its place is as wide as lines of text, which a figure need not be.
    expect(figure?.parentElement?.outerHTML).toMatch(/^<div><figure/)
    expect([...(figure?.children ?? [])].map(({ tagName }) => tagName)).toEqual(
      children[0] === caption ? ['FIGCAPTION', 'DIV'] : ['DIV', 'FIGCAPTION'],
    )
    expect(figure?.querySelectorAll('.fyr-picture > button')).toHaveLength(2)
  }
})

describe('a picture that readers may enlarge', () => {
  const picture = el('img', { src: '/a.png#only-dark', alt: 'Nets', width: 900, height: 600, zoom: true })

  test('has a button over it, and a link to its file for readers without scripts', () => {
    const container = renderNodes(el('p', {}, picture))
    const button = screen.getByRole('button', { name: 'Enlarge: Nets' })
    // Its place is as wide as lines of text, in the middle of which it is.
    expect(button.parentElement?.parentElement?.outerHTML).toMatch(/^<div><p class="fyr-picture"/)
    expect([button.className, button.getAttribute('value')]).toEqual([
      'fyr-zoom-button fyr-only-dark',
      'Close',
    ])
    const link = container.querySelector('a')
    expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
      '/a.png',
      'Enlarge: Nets',
    ])
  })

  test.each([
    ['in a link', el('p', {}, el('a', { href: '/' }, picture))],
    ['among words', el('p', {}, 'See ', picture)],
  ])('has neither %s', (_, paragraph) => {
    expect(renderNodes(paragraph).querySelector('button')).toBeNull()
  })
})

test('a task has text, not a control without a purpose', () => {
  const container = renderNodes(
    el('li', {}, el('input', { type: 'checkbox', checked: true, disabled: true }), ' Ship'),
  )
  expect(container.textContent).toBe('Done:  Ship')
  expect(container.querySelector('input')).toBeNull()
})

test('footnotes are titled and linked back in the language of the page', () => {
  const { container } = render(renderContent(sampleContent), no)
  expect(screen.getByRole('heading', { name: 'Fotnoter' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Tilbake til referanse 1' })
  expect(back.getAttribute('href')).toBe('#user-content-fnref-1')
  expect([back.textContent, back.querySelectorAll('svg').length]).toEqual(['', 1])
  expect(container.querySelector('[data-footnote-ref]')?.id).toBe('user-content-fnref-1')
})

const back = (ariaLabel: string) => el('a', { href: '#a', dataFootnoteBackref: '', ariaLabel }, 'a')

test('a link back is numbered by the end of its name, whatever is before it', () => {
  renderNodes(back('12-3-4'), back(`${'0'.repeat(500_000)}x`))
  const [first, second] = screen.getAllByRole('link')
  expect(first?.getAttribute('aria-label')).toBe('Back to reference 3-4')
  expect(second?.getAttribute('aria-label')).toBe('Back to reference ')
})

test.each([
  ['https://x.example', { target: '_blank', rel: 'noopener noreferrer' }],
  ['//x.example', { target: '_blank', rel: 'noopener noreferrer' }],
  ['/docs/intro', { target: null, rel: null }],
  ['#fields', { target: null, rel: null }],
  ['mailto:a@x.example', { target: null, rel: null }],
])('a link to %s leaves the site only when it does', (href, { target, rel }) => {
  renderNodes(el('p', {}, el('a', { href }, 'there')))
  const link = screen.getByRole('link')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    href,
    target,
    rel,
  ])
})

test.each([
  ['/data.zip', { document: true }, [true, null, 'There']],
  ['/docs/intro', {}, [false, null, 'There']],
  ['mailto:a@x.example', { external: true }, [false, null, 'There']],
  ['https://x.example', { external: true }, [false, '_blank', 'There (opens in a new tab)']],
])(
  'a card to %s is marked for the shell when it is a file and opens a tab when it leaves',
  (href, kind, look) => {
    renderNodes(
      el('fyr-cards', {}, el('fyr-card', { type: 'link', label: 'There', href, itemCount: 0, ...kind })),
    )
    const link = screen.getByRole('link')
    const isMarked = link.hasAttribute('data-fyr-document')
    expect([isMarked, link.getAttribute('target'), link.textContent]).toEqual(look)
  },
)

test('a link whose text is its address is marked, so that it is not printed twice', () => {
  const href = 'https://x.example/a?b=1'
  renderNodes(el('p', {}, el('a', { href }, href), el('a', { href }, el('code', {}, 'there'))))
  expect(screen.getAllByRole('link').map((link) => link.hasAttribute('data-bare'))).toEqual([true, false])
})

test('a link to a file keeps its mark', () => {
  renderNodes(el('a', { href: '/a.csv', dataFyrDocument: '' }, 'a'))
  expect(screen.getByRole('link').hasAttribute('data-fyr-document')).toBe(true)
})

test.each([
  ['Chart', [el('img', { src: '/p.svg', alt: 'Chart' })]],
  ['Tides', ['Tides', el('sup', {}, el('a', { href: '#fn-1', dataFootnoteRef: true }, '1'))]],
  ['tides', []],
])(
  'the link beside a heading is named %s: after its words and pictures, without footnotes',
  (name, children) => {
    renderNodes(el('h2', { id: 'tides' }, ...children))
    expect(screen.getByRole('link', { name: `Direct link to ${name}` }).textContent).toBe('')
  },
)

test('letters above many terms lead to the first of each', () => {
  const names = [...'bcdefghijklm'].map((letter) => `${letter}ay`)
  renderNodes(
    el(
      'fyr-glossary',
      {},
      ...['Area', 'array', ...names, 'ål'].flatMap((name) => el('h2', { id: name.toLowerCase() }, name)),
    ),
  )
  const letters = screen.getAllByRole('link').filter(({ textContent }) => textContent !== '')
  expect(letters.map(({ textContent }) => textContent).join('')).toBe('ABCDEFGHIJKLMÅ')
  expect(letters.map((letter) => letter.getAttribute('href'))).toEqual(
    ['area', ...names, 'ål'].map((id) => `#${id}`),
  )
})

test('a few terms are found without letters', () => {
  const { container } = render(renderContent(tree(el('fyr-glossary', {}, el('h2', { id: 'ål' }, 'ål')))))
  expect(container.querySelector('p')).toBeNull()
})
