import { expect, test } from 'vitest'
import { checkDocuments } from '../fixtures/random-documents.ts'

test('ten thousand random documents are pages', async () => {
  await expect(checkDocuments(10_000)).resolves.toBe(null)
})
