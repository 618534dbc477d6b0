import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { shownText } from './label-text.ts'
import { writeDiagram } from './write-diagram.ts'

/** The texts of a drawing, in its order. */
function drawn(source: string): string[] {
  const { source: written, problems } = writeDiagram(source)
  expect(problems).toEqual([])
  const texts = renderMermaidSVG(written).matchAll(/<text[^>]*>(.*?)<\/text>/gs)
  return Array.from(texts, ([, text = '']) =>
    shownText(text.replaceAll(/<\/tspan><tspan[^>]*x=/g, ' ').replaceAll(/<[^>]*>|="[^"]*">/g, ''))
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<'),
  )
}

/** The lines of what is not drawn, and whether it stops the build. */
function told(source: string): (readonly [line: number, isFatal: boolean])[] {
  return writeDiagram(source).problems.map(({ line, isFatal }) => [line, isFatal])
}

test('name, description and title are no part of a drawing', () => {
  const source = [
    '---',
    'title: The way in',
    'config:',
    '  theme: dark',
    '---',
    'graph LR',
    '  accTitle: How a ship is moored',
    '  accDescr {',
    '    A ship asks for a berth',
    '    and is moored',
    '  }',
    '  %% a comment',
    '  A --> B',
  ].join('\n')
  expect(writeDiagram(source)).toMatchObject({
    title: 'The way in',
    name: 'How a ship is moored',
    description: 'A ship asks for a berth and is moored',
    source: 'flowchart LR\nn0[A]\nn1[B]\nn0 --> n1',
    problems: [{ line: 3, isFatal: false }],
  })
})

test.each([
  [
    'graph LR\n A["Ship #amp; crew (2) #quot;x#quot;"] --> B["a -- b | c"]',
    ['Ship & crew (2) "x"', 'a -- b | c'],
  ],
  ['graph LR\n A --> C\n C[Store]', ['A', 'Store']],
  ['graph LR\n C@{ shape: cyl, label: "Store" } --> A{{Hex}}', ['Store', 'Hex']],
  ['flowchart LR; A---->B; B-- yes -->C;', ['A', 'B', 'C', 'yes']],
  ['flowchart TB\n A --"a label"--> B\n B==>|thick|C & D', ['A', 'B', 'C', 'D', 'a label', 'thick', 'thick']],
  ['flowchart\n A["`**Bold** words`"]-.->B', ['Bold words', 'B']],
  ['graph TD\n øst-vest.1[Øst] --> b1', ['Øst', 'b1']],
])('%s has the words of mermaid', (source, words) => {
  expect(drawn(source).toSorted()).toEqual([...words].toSorted())
})

test('nodes are drawn in the first subgraph that mentions them, lines between subgraphs after both', () => {
  const source =
    'graph TD\n A --> B\n subgraph one [First one]\n B --> C\n end\n subgraph Two words\n C --> D\n end'
  expect(writeDiagram(source).source.split('\n')).toEqual([
    'flowchart TD',
    'n0[A]',
    expect.stringContaining('subgraph g0 ['),
    'n1[B]',
    'n2[C]',
    'n1 --> n2',
    'end',
    expect.stringContaining('subgraph g1 ['),
    'n3[D]',
    'n2 --> n3',
    'end',
    'n0 --> n1',
  ])
})

test.each([
  ['A[/"Berth list"/] --> B', 2, true],
  ['A --x B', 2, true],
  ['A o--o B', 2, true],
  ['A@{ shape: delay } --> B', 2, true],
  ['A@{ icon: "fa:user" }', 2, true],
  ['A[no end --> B', 2, true],
  ['subgraph one\nA\nend\none --> B', 5, true],
  ['click A href "https://example.com"', 2, false],
  ['style A fill:#f00', 2, false],
  ['A:::hot --> B', 2, false],
  ['A --> B\nlinkStyle 0 stroke:red', 3, false],
  ['direction LR', 2, false],
  ['A e1@--> B\ne1@{ animate: true }', 3, false],
  ['subgraph x\nA', 1, true],
])('flow chart: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`graph LR\n${statement}`)).toEqual([[line, isFatal]])
})

test('a sequence diagram has its numbers, its names and its activations', () => {
  const source = [
    'sequenceDiagram',
    'autonumber',
    'participant The ship as Ship #1 (old)',
    'The ship->>B-1: Hello: you',
    'activate B-1',
    'critical Pay',
    'B-1-->>The ship: Hi',
    'option No money',
    'Note right of B-1: It -- waits',
    'deactivate B-1',
    'end',
  ].join('\n')
  expect(told(source)).toEqual([[10, false]])
  expect(drawn(source.replace('deactivate B-1\n', ''))).toEqual(
    expect.arrayContaining([
      'Ship #1 (old)',
      'B-1',
      '1. Hello: you',
      '2. Hi',
      'It -- waits',
      'critical [Pay]',
      '[No money]',
    ]),
  )
  expect(writeDiagram('sequenceDiagram\nA->>B: x\nactivate B').source).toContain('p0->>+p1')
})

test.each([
  ['A->B: no head', 2, true],
  ['A-xB: lost', 2, true],
  ['A<<->>B: both', 2, true],
  ['create participant C', 2, true],
  ['destroy C', 2, true],
  ['rect rgb(0, 0, 255)\nA->>B: x\nend', 2, false],
  ['box Blue Name\nparticipant A\nend', 2, false],
  ['link A: Home @ https://example.com', 2, false],
  ['loop x\nA->>B: x', 1, true],
  ['nonsense', 2, true],
])('sequence diagram: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`sequenceDiagram\n${statement}`)).toEqual([[line, isFatal]])
})

test('the semicolon of an entity ends no message', () => {
  const { source, problems } = writeDiagram('sequenceDiagram\nA->>B: one#59; #9829; two')
  expect(problems).toEqual([])
  expect(shownText(source)).toContain('one; ♥ two')
})

test('a state has its description wherever that stands', () => {
  const source =
    'stateDiagram-v2\n[*] --> S\nS : Still open\nS --> Done : it (x) --> y\nstate "Deep sea" as D {\n[*] --> T\n}\nD --> [*]'
  expect(
    drawn(source)
      .filter((text) => text !== '')
      .toSorted(),
  ).toEqual(['Deep sea', 'Done', 'Still open', 'T', 'it (x) --> y'].toSorted())
})

test.each([
  ['state f <<fork>>', 2, true],
  ['A --> B\nnote right of A : text', 3, true],
  ['classDef x fill:red', 2, false],
  ['state A {\nB --> C\n--\nD --> E\n}', 4, true],
])('state diagram: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`stateDiagram-v2\n${statement}`)).toEqual([[line, isFatal]])
})

test('a class diagram has its labels, generics and members', () => {
  const source = [
    'classDiagram',
    'class Animal["A living (thing)"]',
    'Animal<|--Dog : is "a"',
    'Dog "1" *-- "0..*" Leg',
    'class List~T~ {',
    '  <<interface>>',
    '  +name: String',
    '  +add(T item) bool',
    '}',
    'Dog : +bark()',
  ].join('\n')
  const words = drawn(source)
  expect(words).toEqual(
    expect.arrayContaining([
      'A living (thing)',
      'Dog',
      'Leg',
      'List<T>',
      '1',
      '0..*',
      'is "a"',
      '+ name: String',
    ]),
  )
})

test.each([
  ['A -- B', 2, true],
  ['A <|--|> B', 2, true],
  ['A ()-- B', 2, true],
  ['note "text"', 2, true],
  ['direction RL', 2, true],
  ['click A href "x"', 2, false],
  ['style A fill:red', 2, false],
  ['class A {\n+x int', 1, true],
])('class diagram: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`classDiagram\n${statement}`)).toEqual([[line, isFatal]])
})

test('entities have their names, keys and cardinalities, in words too', () => {
  const source = [
    'erDiagram',
    'SHIP ||--o{ "ORDER LINE" : "is (in)"',
    'p[Person]',
    'p only one to zero or more SHIP : owns',
    'SHIP {',
    '  string id PK, FK "the (key)"',
    '}',
    'ALONE',
  ].join('\n')
  const words = drawn(source)
  for (const word of ['SHIP', 'ORDER LINE', 'Person', 'ALONE', 'is (in)', 'owns', 'PK', 'FK'])
    expect(words.join('\n')).toContain(word)
  expect(writeDiagram(source).source).toContain('Person ||--o{ SHIP')
})

test.each([
  ['A x--x B : wrong', 2, true],
  ['direction LR', 2, true],
  ['A {\nstring\n}', 3, true],
  ['style A fill:red', 2, false],
])('diagram of entities: %j is reported at its line', (statement, line, isFatal) => {
  expect(told(`erDiagram\n${statement}`)).toEqual([[line, isFatal]])
})

test.each(['gantt', 'pie title Fish', 'gitGraph', 'mindmap', 'timeline', 'sequenceDiagrams', '', '%% only'])(
  'the kind %j is an error at its line',
  (source) => {
    expect(told(source)).toEqual([[1, true]])
  },
)

const group = (letter: string, length: number) =>
  Array.from({ length }, (_, index) => `${letter}${index}`).join(' & ')

test.each([
  [22, []],
  [23, [{ line: 2, isFatal: true, problem: expect.stringContaining('brings more than 500 arrows') }]],
])('%i names on both sides of an arrow stand for one arrow each pair', (size, problems) => {
  const source = `graph TD\n${group('A', size)} --> ${group('B', size)}\nC --> D`
  expect(writeDiagram(source).problems).toMatchObject(problems)
})
