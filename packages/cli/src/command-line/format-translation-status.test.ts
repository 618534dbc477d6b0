import { expect, test } from 'vitest'
import { formatTranslationStatus } from './format-translation-status.ts'

const PLACE = { locale: 'no', original: 'content/docs/a.md', blockCount: 3 }
const NOTHING = { stale: [], missing: [], extra: [] }

test('each block that is not current has its line and its texts', () => {
  const text = formatTranslationStatus({
    documents: [
      {
        ...PLACE,
        file: 'i18n/no/docs/a.md',
        state: 'outdated',
        stale: [{ line: 3, originalLine: 4, before: 'Old', now: 'New\u001b[2J' }],
        missing: [{ originalLine: 6, now: 'one\ntwo' }],
        extra: [{ line: 9, before: 'Gone' }],
      },
      { ...PLACE, file: 'i18n/no/docs/b.md', state: 'current', ...NOTHING },
      { ...PLACE, file: 'i18n/no/docs/c.md', state: 'unknown', ...NOTHING },
    ],
    untranslated: [{ locale: 'no', files: ['content/docs/d.md'] }],
    untranslatedTexts: [{ locale: 'no', file: 'api.no.yaml', texts: ['Oldest first.'] }],
  })
  expect(text.split('\n')).toEqual([
    'i18n/no/docs/a.md: 1 of 3 blocks stale, 1 missing, 1 extra',
    '  i18n/no/docs/a.md:3  stale',
    '    - Old',
    '    + New␛[2J',
    '  content/docs/a.md:6  missing',
    '    + one ⏎ two',
    '  i18n/no/docs/a.md:9  extra',
    '    - Gone',
    '',
    'api.no.yaml: 1 text missing',
    '    + Oldest first.',
    '',
    'i18n/no/docs/c.md: no ledger',
    '3 translations: 1 current, 1 outdated, 1 without a ledger; 1 page not translated.',
    expect.stringContaining('"fyr translate accept --all" writes one for each translation'),
  ])
})
