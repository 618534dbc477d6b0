import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../../scripts/time-growth.ts'
import { writeDiagram } from './write-diagram.ts'

/** Diagrams of about `n` parts that cost a careless reader more than their length. */
const FAMILIES: Readonly<Record<string, (n: number) => string>> = {
  'blanks of a message': (n) => `sequenceDiagram\nA->>${' '.repeat(n)}B`,
  'arrows without a message': (n) => `sequenceDiagram\n${'A->>'.repeat(n)}B`,
  'blanks of a note': (n) => `sequenceDiagram\nnote over A${' '.repeat(n)}B`,
  'blanks of a participant': (n) => `sequenceDiagram\nparticipant A${' '.repeat(n)}as`,
  'dots of a class': (n) => `classDiagram\na${'.'.repeat(n)}!`,
  'hyphens of a class': (n) => `classDiagram\na${'-'.repeat(n)}!`,
  'lines between classes': (n) => `classDiagram\na${'--b-c'.repeat(n)}!`,
  'blanks of an arrow': (n) => `flowchart LR\nA -- x${' '.repeat(n)}B`,
  'tasks after each other': (n) =>
    `gantt\nexcludes weekends\nA :t0, 2026-01-01, 9d\n${numbered(n, (at) => `T :t${at + 1}, after t${at}, 9d`)}`,
  'tasks of many words': (n) => `gantt\nA :${'after '.repeat(n)}`,
  'a date format of many parts': (n) =>
    `gantt\ndateFormat DMHmsYXx${'D'.repeat(n)}\nA :${'1'.repeat(n)}x, 1d`,
  'digits of a date': (n) => `gantt\ndateFormat DMHmsXx\nA :${'1'.repeat(n)}x, 1d`,
  'branches of branches': (n) => `gitGraph\n${numbered(n, (at) => `commit id: "${at}"\nbranch b${at}`)}`,
  'tags of a commit': (n) => `gitGraph\ncommit ${'tag: "a" '.repeat(n)}`,
  'blanks of an option': (n) => `gitGraph\ncommit ${'id:'.repeat(n)}`,
  'thoughts inside each other': (n) => `mindmap\n${numbered(n, (at) => `${' '.repeat(at % 900)}a${at}`)}`,
  'thoughts beside each other': (n) => `mindmap\nroot\n${'  a((b))\n'.repeat(n)}`,
  'brackets of a thought': (n) => `mindmap\na${'('.repeat(n)}`,
  'colons of a timeline': (n) => `timeline\na${' :'.repeat(n)}`,
  'events of a timeline': (n) => `timeline\na${' : b'.repeat(n)}`,
  'values of a chart': (n) => `xychart\nbar [${'1,'.repeat(n)}1]`,
  'blanks of a chart': (n) => `xychart\nbar [${'1 '.repeat(n)}]`,
  'slices of a pie': (n) => `pie\n${numbered(n, (at) => `"s${at}" : ${at}`)}`,
  'braces that never end': (n) => `flowchart LR\n${'a@{\n'.repeat(n)}`,
  'braces and quotes that never end': (n) => `flowchart LR\n${'a@{\n"\n'.repeat(n)}"`,
}

function numbered(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n')
}

test.each(Object.entries(FAMILIES))('time grows with the diagram: %s', async (_name, sourceOf) => {
  const growth = await growthOf((n) => {
    const source = sourceOf(n)
    const { picture } = writeDiagram(source)
    return { weight: source.length + (picture === null ? 0 : JSON.stringify(picture).length) }
  })
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
})
