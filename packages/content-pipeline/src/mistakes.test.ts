import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFixture, fixtureRoot } from './fixtures/build-fixture.ts'

const mistakes = readdirSync(fixtureRoot('mistakes'))

test.each(mistakes)('the mistake "%s" is reported with its position and a fix', async (name) => {
  const expected: unknown = JSON.parse(
    readFileSync(join(fixtureRoot('mistakes'), name, 'expected.json'), 'utf8'),
  )
  const { diagnostics } = await buildFixture(`mistakes/${name}`)
  expect(diagnostics).toEqual(expected)
})
