import { expect, test } from 'vitest'
import type { MigrationNote } from './migration-plan.ts'
import { logoOf } from './logo-of.ts'

function placeOf(file: string): string | null {
  return /^\/(?:day|night)\.svg$/.test(file) ? file.slice(1) : null
}

test.each([
  [null, null, null, []],
  ['/day.svg', null, { src: 'day.svg', alt: 'Fjord' }, []],
  ['/day.svg', '/night.svg', { src: 'day.svg', alt: 'Fjord', dark: 'night.svg' }, []],
  ['/day.svg', '/gone.svg', { src: 'day.svg', alt: 'Fjord' }, ['logo "/gone.svg"']],
  ['https://a.example/day.svg', '/night.svg', null, ['logo "https://a.example/day.svg"']],
])(
  'of the logo %s and %s, what is in the static folder is kept, and the rest noted',
  (src, dark, logo, names) => {
    const notes: MigrationNote[] = []
    expect(logoOf({ src, dark, alt: 'Fjord' }, placeOf, notes)).toEqual(logo)
    expect(notes.map(({ name }) => name)).toEqual(names)
  },
)
