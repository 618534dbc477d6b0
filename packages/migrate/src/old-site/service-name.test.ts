import { expect, test } from 'vitest'
import { nameOfIcon, nameOfService } from './service-name.ts'

test.each([
  ['https://github.com/fjord/boats', 'GitHub'],
  ['https://fjord.slack.com/?redir=%2Fx', 'Slack'],
  ['//twitter.com/fjord', 'X'],
  ['https://www.boats.example/a', 'boats.example'],
  ['https://notx.com/', 'notx.com'],
  ['/blog', null],
  ['https://', null],
])('%j leads to %j', (address, name) => {
  expect(nameOfService(address)).toBe(name)
})

test.each([
  ['github', 'GitHub'],
  ['stackOverflow', 'Stack Overflow'],
  ['npm', 'npm'],
  ['boats', 'Boats'],
])('the icon %j is of %j', (icon, name) => {
  expect(nameOfIcon(icon)).toBe(name)
})
