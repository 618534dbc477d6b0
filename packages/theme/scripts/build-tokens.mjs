/**
 * Writes `src/styles/tokens.css` and `src/tokens/color-name.ts` from `src/tokens/fyr.tokens.json`. With `--check` it
 * writes nothing and fails when a file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const source = new URL('../src/tokens/fyr.tokens.json', import.meta.url)

/** Writes a token's value as CSS, by its type. */
function cssValue(type, value) {
  switch (type) {
    case 'color':
      return value.hex
    case 'dimension':
    case 'duration':
      return `${value.value}${value.unit}`
    case 'fontFamily':
      return value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')
    case 'fontWeight':
    case 'number':
      return String(value)
    default:
      throw new Error(`fyr.tokens.json has the type "${type}", for which there is no CSS.`)
  }
}

/** Returns one declaration for each token of a group. */
function declarations(prefix, type, group) {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => `  --fyr-${prefix}-${name}: ${cssValue(type, token.$value)};`)
}

function tokensCss({ color, ...scales }) {
  const shared = Object.entries(scales)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, group]) => declarations(name, group.$type, group))
  const mode = (name) => declarations('color', color.$type, color[name])
  return [
    '/* Written by scripts/build-tokens.mjs from src/tokens/fyr.tokens.json. */',
    ':root {',
    ...shared,
    '}',
    '',
    ':root,',
    "[data-theme='light'] {",
    ...mode('light'),
    '}',
    '',
    '/* On screen only: paper is light. */',
    '@media screen {',
    "  [data-theme='dark'] {",
    ...mode('dark').map((line) => `  ${line}`),
    '  }',
    '}',
    '',
  ].join('\n')
}

function colorNameType({ color }) {
  const names = Object.keys(color.light).map((name) => `  | '${name}'`)
  return [
    '/** Names of the colours, the same in both modes. Written by scripts/build-tokens.mjs. */',
    'export type ColorName =',
    ...names,
    '',
  ].join('\n')
}

const tokens = JSON.parse(readFileSync(source, 'utf8'))
const outputs = [
  ['../src/styles/tokens.css', tokensCss(tokens)],
  ['../src/tokens/color-name.ts', colorNameType(tokens)],
]
for (const [path, text] of outputs) {
  const file = new URL(path, import.meta.url)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    throw new Error(`${path} is out of date. Run "pnpm --filter @fyr/theme tokens".`)
  }
}
