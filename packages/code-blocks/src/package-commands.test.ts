import { expect, test } from 'vitest'
import { translateCommands } from './package-commands.ts'

test.each([
  ['npm install @fyr/cli', 'pnpm add @fyr/cli', 'yarn add @fyr/cli', 'bun add @fyr/cli'],
  ['npm install --save-dev fyr', 'pnpm add --save-dev fyr', 'yarn add --dev fyr', 'bun add --dev fyr'],
  ['npm ci', 'pnpm install --frozen-lockfile', 'yarn install --immutable', 'bun install --frozen-lockfile'],
  ['  npm run build', '  pnpm run build', '  yarn build', '  bun run build'],
  [
    'cd site && npm install a && npm start',
    'cd site && pnpm add a && pnpm start',
    'cd site && yarn add a && yarn start',
    'cd site && bun add a && bun start',
  ],
  ['npm add a', 'pnpm add a', 'yarn add a', 'bun add a'],
  ['npm run-script build', 'pnpm run build', 'yarn build', 'bun run build'],
  ['npm update', 'pnpm update', 'yarn upgrade', 'bun update'],
  ['npm update a', 'pnpm update a', 'yarn upgrade a', 'bun update a'],
  ['npx -y fyr build', 'pnpm dlx fyr build', 'yarn dlx fyr build', 'bun x fyr build'],
  ['npm install --force', 'pnpm install --force', 'yarn install --force', 'bun install --force'],
  ['npm i --omit=dev', 'pnpm install --prod', 'yarn install --production', 'bun install --production'],
  [
    'npm create vite@5 app -- --template react',
    'pnpm create vite@5 app --template react',
    'yarn create vite@5 app --template react',
    'bun create vite@5 app --template react',
  ],
  ['npm outdated', 'pnpm outdated', 'yarn outdated', 'bun outdated'],
  ['# npm is fine', '# npm is fine', '# npm is fine', '# npm is fine'],
  ['mynpm install a', 'mynpm install a', 'mynpm install a', 'mynpm install a'],
])('"%s" is translated for every package manager', (code, pnpm, yarn, bun) => {
  expect(translateCommands(code, 'npm')).toEqual({ code, unknown: [] })
  expect(translateCommands(code, 'pnpm')).toEqual({ code: pnpm, unknown: [] })
  expect(translateCommands(code, 'yarn')).toEqual({ code: yarn, unknown: [] })
  expect(translateCommands(code, 'bun')).toEqual({ code: bun, unknown: [] })
})

test('a command that another package manager does not have stays, and is named', () => {
  expect(translateCommands('npm install a\nnpm doctor', 'pnpm')).toEqual({
    code: 'pnpm add a\nnpm doctor',
    unknown: ['npm doctor'],
  })
})

test('an option that only npm has is not passed to another package manager', () => {
  expect(translateCommands('npm install --legacy-peer-deps', 'yarn')).toEqual({
    code: 'npm install --legacy-peer-deps',
    unknown: ['npm install --legacy-peer-deps'],
  })
})

test('long commands are translated in the time of their length', () => {
  const [options, blanks] = [' --a'.repeat(10_000), ' '.repeat(50_000)]
  for (const code of [`npm i${options} !`, `npm x${blanks}y`, `npm init ${'a'.repeat(50_000)}\u2028`])
    expect(translateCommands(code, 'pnpm').unknown.length).toBeLessThan(2)
})

test('commands one after another are translated each', () => {
  expect(translateCommands('npm ci && npm i -f  ;  npm start', 'pnpm').code).toBe(
    'pnpm install --frozen-lockfile && npm i -f  ;  pnpm start',
  )
})

test.each(['toString', 'valueOf', 'hasOwnProperty', '"toString"', 'constructor', '__proto__'])(
  'npm has no command "%s", which every object has',
  (name) => {
    const code = `npm ${name} a`
    for (const manager of ['pnpm', 'yarn', 'bun'] as const)
      expect(translateCommands(code, manager)).toEqual({ code, unknown: [code] })
  },
)
