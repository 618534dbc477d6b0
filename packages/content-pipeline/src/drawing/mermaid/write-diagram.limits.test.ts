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
  'braces that never end': (n) => `flowchart LR\n${'a@{\n'.repeat(n)}`,
  'braces and quotes that never end': (n) => `flowchart LR\n${'a@{\n"\n'.repeat(n)}"`,
}

test.each(Object.entries(FAMILIES))('time grows with the diagram: %s', async (_name, sourceOf) => {
  const growth = await growthOf((n) => {
    const source = sourceOf(n)
    writeDiagram(source)
    return { weight: source.length }
  })
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
})
