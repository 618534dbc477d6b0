import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createSite, DEFAULT_CHOICES } from 'create-fyr'
import { expect, test } from 'vitest'
import type { SiteDiagnostic } from '../site-error.ts'
import { formatReport } from '../terminal/format-report.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { check } from './check.ts'

type Part = 'file' | 'line' | 'column' | 'severity' | 'code' | 'message'
type Pattern = { regexp: string; kind?: 'file' } & Partial<Record<Part, number>>
interface Task {
  label: string
  problemMatcher: { pattern: Pattern[]; background?: { beginsPattern: string; endsPattern: string } }[]
}

const site = join(makeTemporaryFolder(), 'new')
createSite({ ...DEFAULT_CHOICES, folder: site })
const { tasks }: { tasks: Task[] } = JSON.parse(readFileSync(join(site, '.vscode/tasks.json'), 'utf8'))

/** What an editor lists of an output: the patterns of a matcher must fit one line after the other. */
function problemsIn(output: string, { problemMatcher }: Task): Record<string, string>[] {
  const lines = stripVTControlCharacters(output).split('\n')
  return problemMatcher.flatMap(({ pattern: patterns }) =>
    lines.flatMap((_, start) => {
      const problem: Record<string, string> = {}
      const fits = patterns.every(({ regexp, kind, ...parts }, index) => {
        const match = new RegExp(regexp).exec(lines[start + index] ?? '')
        for (const [part, group] of Object.entries(parts)) problem[part] = match?.[group] ?? ''
        // Without a line there is no problem, unless the pattern says that it is one of a whole file.
        return match !== null && (index > 0 || kind === 'file' || problem['line'] !== undefined)
      })
      return fits ? [problem] : []
    }),
  )
}

function listed({ file, line, column, severity, code, problem }: SiteDiagnostic): Record<string, string> {
  const place = line === 0 ? {} : { line: String(line), column: String(column) }
  return { file, ...place, severity, code, message: problem }
}

async function issues(): Promise<readonly SiteDiagnostic[]> {
  const root = copyTinySite()
  mkdirSync(join(root, 'content/docs/a b'))
  writeFileSync(
    join(root, 'content/docs/a b/10:20 errors.md'),
    '---\nsidebar_lable: A\n---\n\n[Nowhere](./nowhere.md) and <b onclick="go()">more</b>\n',
  )
  writeFileSync(join(root, 'content/docs/binary.md'), 'a\0b')
  const { diagnostics } = await check({ root })
  const ofWholeFile: SiteDiagnostic = {
    code: 'unreadable-file',
    severity: 'error',
    file: 'content/docs/locked.md',
    line: 0,
    column: 0,
    sourceLine: '',
    problem: 'Nobody may read it.',
    hint: '',
  }
  return [...diagnostics, ofWholeFile]
}

test.each(tasks.map((task) => [task.label, task] as const))(
  'the task "%s" lists every issue of a file in an editor, with its position',
  async (_label, task) => {
    const diagnostics = await issues()
    expect(diagnostics.length).toBeGreaterThan(3)
    for (const color of [false, true]) {
      const problems = problemsIn(formatReport(diagnostics, { color }), task)
      expect(problems).toHaveLength(diagnostics.length)
      expect(problems).toEqual(expect.arrayContaining(diagnostics.map(listed)))
    }
  },
)

test('a watching task knows where a list of problems starts and ends', async () => {
  const dev = tasks.find(({ label }) => label === 'dev')
  const report = formatReport(await issues(), { color: false })
  const output = `Changed: content/docs/intro.md\n${report}Changed: site.config.ts\nNo problems.\nhttp://localhost:5173/`
  for (const { background } of dev?.problemMatcher ?? []) {
    const count = (pattern = 'x') =>
      output.split('\n').filter((line) => new RegExp(pattern).test(line)).length
    expect([count(background?.beginsPattern), count(background?.endsPattern)]).toEqual([2, 3])
  }
})
