import { expect, test } from 'vitest'
import { lockedInstall, packageManagerOf } from './package-manager.ts'

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', 'npm', '11.19.1'],
  ['pnpm/12.21.0 npm/? node/v20.20.2 linux x64', 'pnpm', '12.21.0'],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', 'yarn', '1.22.22'],
  ['bun/1.3.2 npm/? node/v24.0.0 linux x64', 'bun', '1.3.2'],
  ['deno/2.0.0', 'npm', null],
  ['npm/x; rm -rf', 'npm', null],
  ['pnpm/12.21.0;$(id) node/v20.20.2', 'pnpm', '12.21.0'],
  [undefined, 'npm', null],
])('%s is %s', (userAgent, name, version) => {
  expect(packageManagerOf(userAgent)).toEqual({ name, version })
})

test.each([
  ['npm', '11.19.1', ['npm ci']],
  ['pnpm', '12.21.0', ['npm install --global pnpm@12.21.0', 'pnpm install --frozen-lockfile']],
  ['yarn', '1.22.22', ['corepack enable', 'yarn install --frozen-lockfile']],
  ['yarn', '4.9.0', ['corepack enable', 'yarn install --immutable']],
  ['bun', null, ['npm install --global bun', 'bun install --frozen-lockfile']],
] as const)('%s %s installs from its lock file', (name, version, commands) => {
  expect(lockedInstall({ name, version })).toEqual(commands)
})
