import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'

const SITE = join(import.meta.dirname, '..')

interface Term {
  readonly use: string
  readonly meaning: string
  readonly not: readonly string[]
}

const terms: Readonly<Record<string, readonly Term[]>> = parse(readFileSync(join(SITE, 'terms.yml'), 'utf8'))

/** A line of a page, with its position. */
interface Line {
  readonly place: string
  readonly text: string
}

/** What the pages of a language say, line by line, without code. */
function linesOf(folder: string): Line[] {
  const pages = readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .toSorted()
  return pages.flatMap((path) => {
    let isCode = false
    const lines = readFileSync(join(SITE, folder, path), 'utf8').split('\n')
    return lines.flatMap((line, index): Line[] => {
      const isFence = line.trimStart().startsWith('```')
      if (isFence) isCode = !isCode
      // The title of a block of code is read too.
      if (isCode !== isFence && !(isFence && isCode)) return []
      const text = isFence ? (/title="([^"]*)"/.exec(line)?.[1] ?? '') : line.replaceAll(/`[^`]*`/g, '')
      return [{ place: `${folder}/${path}:${index + 1}`, text }]
    })
  })
}

/** The texts of the API reference: those of the description, and their translations. */
function textsOfApi(language: 'en' | 'no'): Line[] {
  const file = language === 'en' ? 'openapi/tidevann.yaml' : 'openapi/tidevann.no.yaml'
  const document: unknown = parse(readFileSync(join(SITE, file), 'utf8'))
  const texts = language === 'en' ? textsIn(document) : Object.values(Object(document)).map(String)
  return texts.map((text) => ({ place: file, text: text.replaceAll(/`[^`]*`/g, '') }))
}

/** Everything in a description that is written for readers. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && /^(?:summary|description|title)$/.test(key) ? [inner] : textsIn(inner),
  )
}

/** What lines say that is not a term, with the term to use. */
function issuesIn(lines: readonly Line[], list: readonly Term[]): string[] {
  return lines.flatMap(({ place, text }) =>
    list.flatMap(({ use, not }) =>
      not.flatMap((pattern) => {
        const said = new RegExp(pattern, 'iu').exec(text)?.[0]
        return said === undefined ? [] : [`${place}: "${said}", for which the term is "${use}"`]
      }),
    ),
  )
}

for (const [language, folder] of [
  ['en', 'content'],
  ['no', 'i18n/no'],
] as const) {
  const list = terms[language] ?? []

  test(`pages in ${language} use the terms of the list`, () => {
    const lines = linesOf(folder)
    expect(lines.length).toBeGreaterThan(1000)
    expect(issuesIn(lines, list)).toEqual([])
  })

  test(`the API reference in ${language} uses the terms of the list`, () => {
    const texts = textsOfApi(language)
    expect(texts.length).toBeGreaterThan(300)
    expect(issuesIn(texts, list)).toEqual([])
  })

  test(`every term of the list is used on a page in ${language}`, () => {
    const text = linesOf(folder)
      .map((line) => line.text)
      .join(' ')
      .toLowerCase()
    expect(list.filter(({ use }) => !text.includes(use)).map(({ use }) => use)).toEqual([])
  })
}

test('a word other than the term is found, with its position', () => {
  const lines = [{ place: 'content/a.md:3', text: 'Fish for Slaughter are moved.' }]
  expect(issuesIn(lines, terms['en'] ?? [])).toEqual([
    'content/a.md:3: "Slaughter", for which the term is "harvest"',
  ])
})
