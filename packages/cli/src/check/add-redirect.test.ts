import { expect, test } from 'vitest'
import { addRedirect } from './add-redirect.ts'

test.each([
  [
    'export default {\n  locales: [],\n}\n',
    "export default {\n  redirects: { '/it\\'s\\\\/*': '/b/*' },\n  locales: [],\n}\n",
  ],
  ['export default { redirects: {} }\n', "export default { redirects: { '/it\\'s\\\\/*': '/b/*' } }\n"],
])('in %j an address is one text, whatever it says', (before, after) => {
  expect(addRedirect(before, { from: String.raw`/it's\/*`, to: '/b/*' })).toBe(after)
})
