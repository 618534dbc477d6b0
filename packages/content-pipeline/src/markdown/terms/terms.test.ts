import { describe, expect, it } from 'vitest'
import { compileDocument } from '../../compile/compile-document.ts'
import { SETTINGS } from '../../fixtures/compile-text.ts'
import { toMarkup } from '../../fixtures/to-markup.ts'
import type { Term } from '../../read/read-terms.ts'
import { termsSchema } from '../../schemas/terms.ts'

const biomass: Term = {
  id: 'biomass',
  term: 'biomass',
  definition: 'The weight of all living fish in a cage.',
  also: ['biomasses'],
  avoid: ['bio-mass (fish)', 'fish mass', 'stock weight*'],
  isTranslated: true,
}
const disease: Term = {
  id: 'pd',
  term: 'PD',
  definition: 'A viral disease.',
  also: [],
  avoid: [],
  isTranslated: true,
}
const norwegian: Term = { ...biomass, term: 'biomasse', also: ['biomassen'], avoid: ['fiskemasse*'] }

const terms = {
  file: 'terms.yml',
  versionedDocs: 'versioned_docs',
  glossary: '/docs/glossary',
  firstUse: false,
  byLocale: { en: [biomass, disease], no: [norwegian, disease] },
}
const languages = [
  { folder: 'i18n/no/', locale: 'no', lang: 'nb-NO' },
  { folder: '', locale: 'en', lang: 'en' },
]

async function compile(
  text: string,
  { file = 'content/docs/page.md', settings = {} }: { file?: string; settings?: object } = {},
) {
  const request = { collection: 'docs', file, readFrom: file, originalFile: file, text } as const
  const { report, text: json } = await compileDocument(request, {
    ...SETTINGS,
    languages,
    terms,
    ...settings,
  })
  const problems = report.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)
  const { facts, diagnostics } = report
  return { markup: toMarkup(JSON.parse(json)).trim(), problems, facts, diagnostics }
}

const MARKED =
  '<fyr-term definition="The weight of all living fish in a cage."><a href="/docs/glossary#biomass" dataFyrReference=0>biomass</a></fyr-term>'

/** Of the first block. */
function hashOf(blocks: string): string | undefined {
  return blocks.split(' ')[1]
}

describe('terms in a text', () => {
  it('lead to the glossary and have their definition', async () => {
    const { markup, problems, facts } = await compile('The :term[biomass] grows.')
    expect(markup).toBe(`<p>The ${MARKED} grows.</p>`)
    expect(problems).toEqual([])
    expect(facts.references.map(({ url, at }) => [url, at])).toEqual([
      ['/docs/glossary#biomass', { line: 1, column: 5 }],
    ])
  })

  it('may have another form, and capitals', async () => {
    const { markup } = await compile(':term[Biomasses] and :term[the biomass]')
    expect(markup).toContain('>Biomasses</a>')
    const { problems, diagnostics } = await compile('So :term[bimass] it is.')
    expect(problems).toEqual(['unknown-term 1:4'])
    expect(diagnostics[0]?.hint).toContain('"biomass"')
  })

  it('are those of the language of the document', async () => {
    const { markup } = await compile(':term[Biomassen] vokser.', { file: 'i18n/no/docs/page.md' })
    expect(markup).toContain('href="/docs/glossary#biomass" dataFyrReference=0>Biomassen</a>')
  })

  it.each([
    ['escaped', String.raw`The \:term[biomass] and :term[biomass].`],
    ['in code', 'The `:term[biomass]` and :term[biomass].'],
  ])('stay text where they are %s', async (_, text) => {
    const { markup } = await compile(text)
    expect(markup).toContain(':term[biomass]')
    expect(markup).toContain(MARKED)
  })

  it.each([
    '10:30',
    'feeding:read',
    'a:term[biomass]',
    'https://a.example/:term[x]',
    ':term',
    ':term[]',
    ':terms[x]',
  ])('leave "%s" as it is', async (text) => {
    const { markup } = await compile(`It says ${text} here.`)
    const plain = await compile(`It says ${text} here.`, { settings: { terms: undefined } })
    expect(markup).toBe(plain.markup)
    expect(markup).not.toContain('fyr-term')
  })

  it('stay text on a site without terms', async () => {
    const { markup } = await compile('The :term[biomass].', { settings: { terms: undefined } })
    expect(markup).toBe('<p>The :term[biomass].</p>')
  })

  it('are words alone in a heading and in a link', async () => {
    const { markup, facts } = await compile('## On :term[biomass]\n\n[The :term[biomass]](/x)')
    expect(markup).not.toContain('fyr-term')
    expect(facts.headings).toEqual([{ id: 'on-biomass', level: 2, label: ['On biomass'] }])
  })

  it('are the same blocks for a ledger with and without marks', async () => {
    const [marked, plain] = await Promise.all([compile('The :term[biomass].'), compile('The biomass.')])
    expect(hashOf(marked.facts.blocks)).toBe(hashOf(plain.facts.blocks))
  })

  it('show their definition where a page uses them first, if the site says so', async () => {
    const text =
      '# Biomass\n\n## Biomass\n\nA biomass, [biomass](/x), `biomass`, biomass and PD, not pd.\n\nBiomass.'
    const { markup } = await compile(text, { settings: { terms: { ...terms, firstUse: true } } })
    expect(markup.match(/<fyr-term/g)).toHaveLength(2)
    expect(markup).toContain(`A ${MARKED}, <a`)
  })
})

describe('terms of a language without blanks between words', () => {
  const chinese: Term = { ...biomass, term: '生物量', also: ['API'], avoid: ['鱼重'] }
  const korean: Term = { ...biomass, term: '바이오매스', also: [], avoid: [] }
  const settings = {
    languages: ['zh', 'ko'].map((lang) => ({ folder: `i18n/${lang}/`, locale: lang, lang })),
    terms: { ...terms, firstUse: true, byLocale: { zh: [chinese], ko: [korean] } },
  }
  const termsIn = async (text: string, lang = 'zh') => {
    const { markup, problems } = await compile(text, { file: `i18n/${lang}/docs/page.md`, settings })
    return {
      terms: [...markup.matchAll(/dataFyrReference=\d+>([^<]*)</g)].map(([, words]) => words),
      problems,
    }
  }

  it('are found between other letters', async () => {
    expect(await termsIn('测量生物量很大。')).toEqual({ terms: ['生物量'], problems: [] })
    expect(await termsIn('使用API时。')).toEqual({ terms: ['API'], problems: [] })
    expect(await termsIn('使用APIs时。')).toEqual({ terms: [], problems: [] })
    expect(await termsIn('总鱼重很大。')).toEqual({ terms: [], problems: ['avoided-word 1:2'] })
  })

  it('are found before a particle', async () => {
    expect(await termsIn('바이오매스는 큽니다.', 'ko')).toEqual({ terms: ['바이오매스'], problems: [] })
  })

  it('may be marked, and quantities too', async () => {
    const { markup } = await compile('测量:term[生物量]是:q[4-8 °C]时', {
      file: 'i18n/zh/docs/page.md',
      settings,
    })
    expect(markup).toContain('生物量</a></fyr-term>是<fyr-quantity>4–8\u{A0}°C</fyr-quantity>时')
  })
})

describe('words to avoid', () => {
  it('take no longer for a long word', async () => {
    const settings = { terms: { ...terms, byLocale: { en: [{ ...biomass, avoid: ['*a*'] }] } } }
    expect((await compile(`${'a'.repeat(120_000)}_`, { settings })).problems).toEqual([])
  })

  it('end, with a star, in one that is sixty letters longer', async () => {
    const settings = { terms: { ...terms, byLocale: { en: [{ ...biomass, avoid: ['fodder*'] }] } } }
    const written = (letters: number) => compile(`A fodder${'a'.repeat(letters)}.`, { settings })
    expect((await written(60)).problems).toEqual(['avoided-word 1:3'])
    expect((await written(61)).problems).toEqual([])
  })

  it.each([
    ['*feed* *feed*', true],
    ['*f*d*', false],
  ])('%s is accepted: %j', (words, isAccepted) => {
    const written = [{ term: 'a', definition: 'b', avoid: [words] }]
    expect(termsSchema.safeParse(written).success).toBe(isAccepted)
  })

  it('are reported at their place, in text, front matter and pictures', async () => {
    const text =
      '---\ntitle: Fish mass\n---\n\nThe fish\nmass of **stock weights**, `fish mass`.\n\n![Fish mass](/a.svg)\n\n```js title="Fish mass"\nfish mass\n```'
    const { problems } = await compile(text)
    expect(problems).toEqual([
      'avoided-word 2:8',
      'avoided-word 5:5',
      'avoided-word 6:11',
      'avoided-word 8:3',
      'avoided-word 10:14',
    ])
  })

  it('are found where a part of them is emphasised, or leads somewhere', async () => {
    const text =
      'A fish *mass*, **fish**\nmass, [fish](/) mass.\n\n## *Fish* mass\n\n| a fish _mass_ |\n| - |\n'
    expect((await compile(text)).problems).toEqual([
      'avoided-word 1:3',
      'avoided-word 1:18',
      'avoided-word 2:8',
      'avoided-word 4:5',
      'avoided-word 6:5',
    ])
    expect((await compile('Fish `a` mass, fish ![](/a.svg) mass, fish\\\n*food*')).problems).toEqual([])
  })

  it('say the term, in the language of the document', async () => {
    const { diagnostics } = await compile('All fiskemassen.', { file: 'i18n/no/docs/page.md' })
    expect(diagnostics.map(({ problem }) => problem)).toEqual([
      '"fiskemassen" is a word to avoid: the term is "biomasse".',
    ])
    expect((await compile('All fiskemassen.')).problems).toEqual([])
  })

  it('stay in released versions', async () => {
    const file = 'versioned_docs/version-1.0/page.md'
    expect((await compile('Fish mass.', { file })).problems).toEqual([])
  })

  it('may have signs in them', async () => {
    expect((await compile('The bio-mass (fish).')).problems).toEqual(['avoided-word 1:5'])
  })

  it('are whole words', async () => {
    expect(
      (await compile('Shellfish mass, fish massive, crayfish-mass, fish mass-market.')).problems,
    ).toEqual([])
  })
})

describe('quantities', () => {
  it('are written as the language writes them, and never broken', async () => {
    const text = 'At :q[12.5 °C].'
    expect((await compile(text)).markup).toBe('<p>At <fyr-quantity>12.5\u{A0}°C</fyr-quantity>.</p>')
    const { markup } = await compile(text, { file: 'i18n/no/docs/page.md' })
    expect(markup).toBe('<p>At <fyr-quantity>12,5\u{A0}°C</fyr-quantity>.</p>')
  })

  it('need no terms', async () => {
    const { markup } = await compile(':q[4-8 °C]', { settings: { terms: undefined } })
    expect(markup).toContain('4–8\u{A0}°C')
  })

  it('stay text, with a warning, where they are none', async () => {
    const { markup, problems } = await compile('So :q[warm] it is.')
    expect(markup).toBe('<p>So :q[warm] it is.</p>')
    expect(problems).toEqual(['unread-syntax 1:4'])
  })
})

describe('the glossary', () => {
  it('lists the terms in the alphabet, and is no part of a ledger', async () => {
    const { markup, facts, problems } = await compile('# Words\n\nBelow.\n\n::glossary')
    expect(problems).toEqual([])
    expect(markup).toBe(
      '<p>Below.</p>\n<fyr-glossary><h2 id="biomass">biomass</h2><p>The weight of all living fish in a cage.</p><h2 id="pd">PD</h2><p>A viral disease.</p></fyr-glossary>',
    )
    expect(facts.headings.map(({ id }) => id)).toEqual(['biomass', 'pd'])
    expect(facts.blocks.split('\n')).toHaveLength(2)
  })

  it('needs terms', async () => {
    const { problems } = await compile('::glossary', { settings: { terms: undefined } })
    expect(problems).toEqual(['missing-terms 1:1'])
  })
})

it('finds the lines of a great many terms of one text', async () => {
  const { facts } = await compile(`${'biomass '.repeat(100_000)}\nand biomass.\n`)
  const uses = facts.terms ?? []
  expect([uses.length, uses.at(0)?.line, uses.at(-1)?.line]).toEqual([100_001, 1, 2])
})

it('reports the first of a great many words to avoid', async () => {
  const words = 'fish mass '.repeat(50_000)
  const { problems } = await compile(`---\ndescription: ${words}\n---\n\n${words}\n`)
  expect(problems).toEqual(['avoided-word 2:14', 'avoided-word 5:1'])
})
