import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFixture, fixtureRoot } from './fixtures/build-fixture.ts'

const mistakes = readdirSync(fixtureRoot('mistakes'))

/** `vitest run src/mistakes.test.ts -u` writes what is expected; the reference of diagnostics shows it, so read what it says. */
test.each(mistakes)('the mistake "%s" is reported with its position and a fix', async (name) => {
  const { diagnostics } = await buildFixture(`mistakes/${name}`)
  const file = join(fixtureRoot('mistakes'), name, 'expected.json')
  await expect(`${JSON.stringify(diagnostics, null, 2)}\n`).toMatchFileSnapshot(file)
})
