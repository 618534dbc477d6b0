import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { formatMoment, ticksOf } from './gantt-axis.ts'
import { afterDuration, createDateReader } from './gantt-dates.ts'
import { writeDiagram } from './write-diagram.ts'

function elementsOf(element: Element | null): Element[] {
  if (element === null) return []
  const children = element.children.flatMap((child) => (child.type === 'element' ? elementsOf(child) : []))
  return [element, ...children]
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}

/** The texts of a picture that is drawn without a loss. */
function words(source: string): string[] {
  const { picture, problems } = writeDiagram(source)
  expect(problems).toEqual([])
  return elementsOf(picture)
    .filter(({ tagName }) => tagName === 'text')
    .map(textOf)
}

/** Where the bars of a plan begin and end, in parts of the whole. */
function bars(source: string): [start: number, end: number][] {
  const { picture, problems } = writeDiagram(source)
  expect(problems).toEqual([])
  const rects = elementsOf(picture).filter(({ properties }) => properties['rx'] === 3)
  const sides = rects.map(({ properties: { x, width } }) => [Number(x), Number(x) + Number(width)] as const)
  const first = Math.min(...sides.map(([x]) => x))
  const length = Math.max(...sides.map(([, x]) => x)) - first
  const part = (x: number) => Math.round(((x - first) / length) * 1000) / 1000
  return sides.map(([start, end]) => [part(start), part(end)])
}

function told(source: string): (readonly [line: number, isFatal: boolean])[] {
  return writeDiagram(source).problems.map(({ line, isFatal }) => [line, isFatal])
}

test('a pie chart has its shares beside its slices, those of small ones in the key', () => {
  const source = 'pie showData title Catch\n"Cod #amp; co" : 60\n\'Eel\' : 39\n"Cat" : 1.0'
  expect(words(source)).toEqual(['60%', 'Cod & co [60]', '39%', 'Eel [39]', 'Cat [1.0] (1%)'])
  expect(writeDiagram(source).title).toBe('Catch')
  expect(words('pie\ntitle Late\n"All" : 2')).toEqual(['100%', 'All'])
})

test('a plan has its sections, tasks, axis and markers', () => {
  const source = [
    'gantt',
    'title Season',
    'dateFormat YYYY-MM-DD',
    'axisFormat %d %b',
    'tickInterval 1week',
    'weekday monday',
    'todayMarker off',
    'section North',
    'Fit out the boat :crit, a1, 2026-01-05, 7d',
    'Fish :active, after a1, 2026-01-19',
    'section South',
    'Rest :milestone, m1, 2026-01-19, 0d',
    'Opening :vert, 2026-01-12, 1d',
  ].join('\n')
  const labels = [
    'North',
    'South',
    '05 Jan',
    '12 Jan',
    '19 Jan',
    'Fit out the boat',
    'Fish',
    'Rest',
    'Opening',
  ]
  expect(words(source)).toEqual(labels)
})

test.each([
  [
    'A :2026-01-01, 10d\nB :20d',
    [
      [0, 0.333],
      [0.333, 1],
    ],
  ],
  [
    'A :a, 2026-01-01, 10d\nB :b, after a, 10d\nC :2026-01-01, until b',
    [
      [0, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
  ],
  [
    'B :after a, 10d\nA :a, 2026-01-01, 10d',
    [
      [0.5, 1],
      [0, 0.5],
    ],
  ],
  [
    'A :a, 2026-01-01, 10d\nB :b, 2026-01-03, 5d\nC :after a b, 10d',
    [
      [0, 0.5],
      [0.1, 0.35],
      [0.5, 1],
    ],
  ],
  [
    'A :2026-01-01, 2026-01-03\nB :2026-01-01, 2026-01-05',
    [
      [0, 0.5],
      [0, 1],
    ],
  ],
  [
    'inclusiveEndDates\nA :2026-01-01, 2026-01-01\nB :2026-01-01, 2026-01-02',
    [
      [0, 0.5],
      [0, 1],
    ],
  ],
  [
    'dateFormat HH:mm\nA :08:00, 30m\nB :1.5h',
    [
      [0, 0.25],
      [0.25, 1],
    ],
  ],
  [
    'dateFormat DD/MM/YYYY\nA :31/01/2026, 1M\nB :28/02/2026, 28d',
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'excludes weekends\nA :2026-01-08, 2d\nB :1d',
    [
      [0, 0.4],
      [0.8, 1],
    ],
  ],
  [
    'excludes weekends\nweekend friday\nA :2026-01-08, 2d\nB :2d',
    [
      [0, 0.667],
      [0.667, 1],
    ],
  ],
  [
    'excludes friday, 2026-01-12\nA :2026-01-08, 3d\nB :2d',
    [
      [0, 0.571],
      [0.714, 1],
    ],
  ],
  [
    'excludes 2026-01-02\nincludes 2026-01-02\nA :2026-01-01, 2d\nB :2d',
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
])('%s has bars where mermaid has them', (tasks, expected) => {
  expect(bars(`gantt\n${tasks}`)).toEqual(expected)
})

test.each([
  ['A :a, someday, 3d', 2, true],
  ['A :a, 2026-02-30, 3d', 2, true],
  ['A :a, 2026-01-01, 3 days', 2, true],
  ['A :after b, 3d', 2, true],
  ['A :a, after a, 3d', 2, true],
  ['A :3d', 2, true],
  ['A :1, 2, 3, 4', 2, true],
  ['a line without a colon', 2, true],
  ['A :2026-01-01, 900000000y', 2, true],
  ['A :2026-01-02, 2026-01-01', 2, true],
  ['A :2026-01-01, 1d\ntickInterval 1fortnight', 3, true],
  ['A :2026-01-01, 3000d\ntickInterval 1minute', 3, true],
  ['A :2026-01-01, 1d\naxisFormat %Q', 3, true],
  ['dateFormat D/D\nA :2026-01-01, 1d', 2, true],
  ['A :2026-01-01, 1d\nweekday someday', 3, true],
  ['A :2026-01-01, 1d\nclick A href "https://example.com"', 3, false],
  ['A :2026-01-01, 1d\ntodayMarker stroke-width:5px', 3, false],
  ['A :2026-01-01, 1d\nIncludes review :2026-01-01, 2d', 3, true],
  ['A :2026-01-01, 1d\nTitle page :crit, 2026-01-01, 2026-01-02', 3, true],
  ['A :a, 2026-01-01, 1d\nSection one :after a, until a', 3, true],
  ['A :2026-01-01, 1d\nweekend shift', 3, true],
  ['section Empty', 1, true],
])('plan: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`gantt\n${statement}`)).toEqual([[line, isFatal]])
})

test('a task may begin with the name of a setting that takes nothing but a day', () => {
  expect(words('gantt\nWeekend shift :2026-01-01, 2d\nWeekday check :1d')).toEqual(
    expect.arrayContaining(['Weekend shift', 'Weekday check']),
  )
})

test('a title may have a colon', () => {
  expect(writeDiagram('gantt\ntitle Plan: first, then 2d\nA :2026-01-01, 1d').title).toBe(
    'Plan: first, then 2d',
  )
})

test('a day that no calendar has is left out of no plan', () => {
  const source = 'gantt\ndateFormat X\nexcludes 999999999999999\nA :1767225600, 2d'
  expect(told(source)).toEqual([])
})

test('a task whose place hangs on one without a place is not told besides', () => {
  expect(told('gantt\nA :someday, 3d\nB :2d\nC :2d')).toEqual([[2, true]])
})

test.each([
  ['YYYY-MM-DD', '2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['DD.MM.YY HH:mm', '01.03.26 14:05', '2026-03-01T14:05:00.000Z'],
  ['MMM D, YYYY', 'Mar 1, 2026', '2026-03-01T00:00:00.000Z'],
  ['D MMMM YYYY h A', '1 March 2026 12 AM', '2026-03-01T00:00:00.000Z'],
  ['X', '1767225600', '2026-01-01T00:00:00.000Z'],
  ['YYYY-MM-DD', '0050-02-28', '0050-02-28T00:00:00.000Z'],
])('the format %s reads %s', (format, text, expected) => {
  expect(new Date(createDateReader(format)?.(text) ?? 0).toISOString()).toBe(expected)
})

test.each([
  ['YYYY-MM-DD', '2026-2-28'],
  ['YYYY-MM-DD', '2026-13-01'],
  ['HH:mm', '24:00'],
  ['MMMM', 'Brumaire'],
])('the format %s does not read %s', (format, text) => {
  expect(createDateReader(format)?.(text)).toBeNull()
})

test('a month after the last day of a month is the last day of the next one', () => {
  const start = Date.UTC(2026, 0, 31, 12)
  expect(afterDuration(start, '1M')).toBe(Date.UTC(2026, 1, 28, 12))
  expect(afterDuration(start, '1y')).toBe(Date.UTC(2027, 0, 31, 12))
  expect(afterDuration(start, 'soon')).toBeNull()
  const early = Date.parse('0099-01-31T12:00:00.000Z')
  expect(afterDuration(early, '1M')).toBe(Date.parse('0099-02-28T12:00:00.000Z'))
  expect(afterDuration(early, '1y')).toBe(Date.parse('0100-01-31T12:00:00.000Z'))
})

test.each([
  ['%Y-%m-%d', '2026-01-05'],
  ['%-d %B, %A %H:%M', '5 January, Monday 09:07'],
  ['Week %V of %y (%W, %U)', 'Week 02 of 26 (01, 01)'],
  ['%j %q %I %p %e %%', '005 1 09 AM  5 %'],
])('an axis writes %s', (format, expected) => {
  expect(formatMoment(Date.UTC(2026, 0, 5, 9, 7), format)).toBe(expected)
})

function days(ticks: number[] | null): string[] | undefined {
  return ticks?.map((tick) => new Date(tick).toISOString().slice(0, 10))
}

test('lines of an axis are at the beginning of months and weeks', () => {
  const [start, end] = [Date.UTC(1969, 10, 20), Date.UTC(1970, 1, 2)]
  expect(days(ticksOf(start, end, { count: 1, unit: 'month' }, 0))).toEqual([
    '1969-12-01',
    '1970-01-01',
    '1970-02-01',
  ])
  const week = { count: 2, unit: 'week' } as const
  expect(days(ticksOf(Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 31), week, 1))).toEqual([
    '2026-01-12',
    '2026-01-26',
  ])
})

test('commits have their ids, messages, tags and branches', () => {
  const source = [
    'gitGraph LR:',
    'commit id: "one" tag: "v1" tag: "first"',
    'branch "feature/a b" order: 2',
    'commit type: REVERSE',
    'commit "Say why"',
    'branch later',
    'checkout main',
    'merge "feature/a b" id: "joined" type: HIGHLIGHT',
    'switch later',
    'commit id: "two" msg: "unseen"',
    'checkout main',
    'cherry-pick id: "two"',
  ].join('\n')
  const names = ['main', 'later', 'feature/a b']
  const labels = ['one', 'v1', 'first', 'Say why', 'joined', 'two', 'cherry-pick:two']
  expect(words(source)).toEqual([...names, ...labels])
  for (const direction of ['TB', 'BT'])
    expect(words(source.replace('LR', direction)).toSorted()).toEqual([...names, ...labels].toSorted())
})

test.each([
  ['commit\nbranch main', 3, true],
  ['commit\ncheckout develop', 3, true],
  ['commit\nmerge main', 3, true],
  ['commit\nbranch a\nmerge main', 4, true],
  ['commit\nmerge elsewhere', 3, true],
  ['commit id: "a"\ncommit id: "a"', 3, true],
  ['commit id: a', 2, true],
  ['commit type: "REVERSE"', 2, true],
  ['commit\ncherry-pick id: "x"', 3, true],
  ['commit id: "a"\ncherry-pick id: "a"', 3, true],
  ['commit\npush', 3, true],
  ['branch a', 1, true],
])('commits: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`gitGraph\n${statement}`)).toEqual([[line, isFatal]])
})

test('an unknown branch is reported with the first few that there are', () => {
  const made = Array.from({ length: 1000 }, (_, at) => `branch topic${at}`).join('\n')
  const [wrong] = writeDiagram(`gitGraph\ncommit\n${made}\ncheckout topik7`).problems
  expect(wrong?.hint).toMatch(/"main", "topic0", .*…$/)
  expect(wrong?.unknown).toMatchObject({ name: 'topik7', known: expect.arrayContaining(['topic7']) })
  expect(wrong?.hint.length).toBeLessThan(300)
})

test('a mind map has its thoughts, in each shape', () => {
  const source = [
    'mindmap',
    '  root((Ship))',
    '    Crew & cook',
    '      id[Square "one"]',
    '      (Round)',
    '    ))Bang((',
    '      )Cloud(',
    '      {{Hexagon}}',
    '    ["`**Bold** words',
    '    on two lines`"]',
    '    a<br/>b',
  ].join('\n')
  const labels = [
    'Ship',
    'Crew & cook',
    'Square "one"',
    'Round',
    'Bang',
    'Cloud',
    'Hexagon',
    'Bold words on two lines',
  ]
  expect(words(source)).toEqual([...labels, 'a b'])
})

test('a thought is drawn to the right of the one that it belongs to', () => {
  const { picture } = writeDiagram('mindmap\nA\n  One\n      In\n    On\n  Two')
  const places = elementsOf(picture)
    .filter(({ tagName }) => tagName === 'text')
    .map((element) => [textOf(element), Number(element.properties['x']), Number(element.properties['y'])])
  const names = (index: number) =>
    places.toSorted((one, other) => Number(one[index]) - Number(other[index])).map(([name]) => name)
  expect(names(1).slice(0, 1)).toEqual(['A'])
  expect(names(1).slice(1, 3).toSorted()).toEqual(['One', 'Two'])
  expect(names(2).slice(0, 2)).toEqual(['In', 'One'])
  expect(names(2).at(-1)).toBe('Two')
})

test.each([
  ['A\nB', 3, true],
  ['A\n  B[open', 3, true],
  ['A\n  B(-x-)', 3, true],
  ['A\n  ::icon(fa fa-book)', 3, false],
  ['A\n  :::urgent', 3, false],
])('mind map: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`mindmap\n${statement}`)).toEqual([[line, isFatal]])
})

test('a timeline has its sections, periods and events, and goes on below', () => {
  const source = [
    'timeline',
    'title Boats',
    'section Sail',
    '1800 : Oak:heavy : Tar',
    ': Rope',
    '1850 : 5" masts<br>of pine',
    ...[1, 2, 3, 4].map((number) => `Steam ${number}`),
  ].join('\n')
  const texts = [
    '1800',
    'Oak:heavy',
    'Tar',
    'Rope',
    '1850',
    '5" masts of pine',
    'Steam 1',
    'Steam 2',
    'Steam 3',
  ]
  expect(words(source)).toEqual(['Sail', ...texts, 'Sail', 'Steam 4'])
  expect(writeDiagram(source).title).toBe('Boats')
})

test.each([
  [': first', 2, true],
  ['12:30 : Lunch', 2, true],
  ['2004 :', 2, true],
  ['2004 #1 : x', 2, true],
  ['section Empty', 1, true],
])('timeline: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`timeline\n${statement}`)).toEqual([[line, isFatal]])
})

test('a timeline that runs down is drawn across, and says so', () => {
  expect(told('timeline TD\n2004 : It floats')).toEqual([[1, false]])
})

const CHART = [
  'xychart-beta',
  'title "Ships (2026)"',
  'x-axis Month ["Jan, Feb", mar]',
  'y-axis "Number" 0 --> 10',
  'bar "Boats" [1, 2.5]',
  'line [4, 10]',
].join('\n')

test('a chart has its titles, groups and values', () => {
  const ticks = ['0', '2', '4', '6', '8', '10']
  const labels = [...ticks, 'Jan, Feb', 'mar', 'Ships (2026)', 'Month', 'Number']
  expect(words(CHART).toSorted()).toEqual(labels.toSorted())
  expect(words(CHART.replace('beta', 'beta horizontal')).toSorted()).toEqual(labels.toSorted())
  const { picture } = writeDiagram(CHART)
  const heights = elementsOf(picture)
    .filter(({ tagName }) => tagName === 'rect')
    .map(({ properties }) => Number(properties['height']))
  expect(heights.map((height) => height / (heights[0] ?? 1))).toEqual([1, 2.5])
})

test.each([
  ['xychart\nbar [5, 10]', ['0', '2', '4', '6', '8', '10', '1', '2']],
  ['xychart\nx-axis 10 --> 20\nline [0.25, 0.1, 0.2]', ['0.10', '0.15', '0.20', '0.25', '10', '15', '20']],
  ['xychart\nbar [-3, 4]', ['-2', '0', '2', '4', '1', '2']],
])('%s has axes that suit its values', (source, labels) => {
  expect(words(source)).toEqual(labels)
})

test.each([
  ['bar [1, x]', 2, true],
  ['x-axis [a]\nbar [1, 2]', 3, true],
  ['title "Alone"', 1, true],
])('chart: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`xychart\n${statement}`)).toEqual([[line, isFatal]])
})

test.each([
  'pie\n"a" : 1',
  'gantt\nA :2026-01-01, 1d',
  'gitGraph\ncommit',
  'mindmap\nA',
  'timeline\n2004 : x',
  CHART,
])('%j has colours of the theme and no styles', (source) => {
  const { picture } = writeDiagram(`---\ntitle: T\n---\n${source}`)
  const properties = elementsOf(picture).flatMap((element) => Object.entries(element.properties))
  expect(properties.filter(([name]) => /style|class/i.test(name))).toEqual([])
  const colors = properties.filter(([name]) => name === 'fill' || name === 'stroke').map(([, value]) => value)
  expect(colors.length).toBeGreaterThan(0)
  for (const color of colors) expect(color).toMatch(/^(?:none|var\(--fyr-color-[a-z-]+\))$/)
  expect(JSON.stringify(picture)).not.toMatch(/NaN|Infinity|null/)
})

const LONG = '9'.repeat(400)

test.each([
  ['pie', `pie\n"Cod" : ${LONG}`],
  ['xychart', `xychart\nbar [${LONG}]`],
  ['the range of an xychart', `xychart\ny-axis 0 --> ${LONG}\nbar [1]`],
  ['the axis of a plan', `gantt\naxisFormat ${'%d'.repeat(100)}\nA :2026-01-01, 1d`],
])('what is too long for %s is refused at its line', (_name, source) => {
  expect(writeDiagram(source).problems).toMatchObject([{ line: 2, isFatal: true }])
})
