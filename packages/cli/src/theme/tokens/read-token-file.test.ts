import { expect, test } from 'vitest'
import { ownFile } from '../../own-package.ts'
import { loadThemeTokens } from '../load-theme.ts'
import { readTokenFile } from './read-token-file.ts'
import { tokenStyleSheet } from './token-style-sheet.ts'

const theme = await loadThemeTokens(ownFile('.'), '@fyr/theme')
const FILE = 'theme/tokens.css'

test('reads tokens of every kind and names of the site, with the modes they are for', () => {
  const { overrides, issues } = readTokenFile(
    FILE,
    `/* Ours */
:root { --fyr-radius-md: 0; --brand: #123 }
html[data-theme="dark"], [data-theme=light] { --fyr-color-accent: var(--brand) }`,
    theme,
  )
  expect(issues).toEqual([])
  expect(
    overrides.map(({ property, value, modes, place }) => [property, value, modes.join(), place.line]),
  ).toEqual([
    ['--fyr-radius-md', '0', 'light,dark', 2],
    ['--brand', '#123', 'light,dark', 2],
    ['--fyr-color-accent', 'var(--brand)', 'light,dark', 3],
  ])
})

test.each([
  {
    text: ':root { --fyr-color-acent: red }',
    problem: 'The theme has no token "--fyr-color-acent".',
    hint: 'Did you mean "--fyr-color-accent"? Your own properties start with two dashes and not with "--fyr-".',
    column: 9,
  },
  {
    text: '.fyr-navbar { --fyr-color-ink: red }',
    problem: 'Tokens cannot be set on ".fyr-navbar".',
    hint: "Set tokens on :root (both modes), [data-theme='light'] or [data-theme='dark']. Put your own rules into theme/styles.css.",
    column: 1,
  },
  {
    text: '[data-theme=dim] { --fyr-color-ink: red }',
    problem: 'Tokens cannot be set on "[data-theme=dim]".',
    hint: expect.stringContaining('Set tokens on :root'),
    column: 1,
  },
  {
    text: ':root { color: red }',
    problem: '"color" is not a token: token names start with "--".',
    hint: 'Put your own rules into theme/styles.css.',
    column: 9,
  },
  {
    text: '@media print { :root { --x: 1 } }',
    problem: 'This file can only contain rules that set tokens.',
    hint: 'Put your own rules into theme/styles.css.',
    column: 1,
  },
  {
    text: ':root { & a { --x: 1 } }',
    problem: 'Tokens cannot be set in a nested rule.',
    hint: 'Put your own rules into theme/styles.css.',
    column: 9,
  },
])('what sets no token is an issue: $text', ({ text, problem, hint, column }) => {
  expect(readTokenFile(FILE, text, theme).issues).toEqual([
    { code: 'token-file', file: FILE, line: 1, column, sourceLine: text, problem, hint },
  ])
})

test('a syntax error is reported with its position, without a stack', () => {
  expect(readTokenFile(FILE, ':root {\n  --x: 1;\n', theme).issues).toEqual([
    {
      code: 'token-file',
      file: FILE,
      line: 1,
      column: 1,
      sourceLine: ':root {',
      problem: 'Syntax error: Unclosed block.',
      hint: 'Add the closing }.',
    },
  ])
})

test('every error is found in one run', () => {
  expect(readTokenFile(FILE, ':root { --fyr-x: 1; color: red } a { }', theme).issues).toHaveLength(3)
})

test('the style sheet puts both modes first, then each mode: light on paper too, dark only on screens', () => {
  const text = "[data-theme='dark'] { --a: 3 } [data-theme='light'] { --a: 2 } :root { --a: 1 }"
  expect(tokenStyleSheet(readTokenFile(FILE, text, theme).overrides)).toBe(
    [
      ':root,\n[data-theme] {\n  --a: 1;\n}\n',
      ":root:where(:not([data-theme='dark'])),\n[data-theme='light'] {\n  --a: 2;\n}\n",
      '@media print {\n:root {\n  --a: 2;\n}\n}\n',
      "@media screen {\n[data-theme='dark'] {\n  --a: 3;\n}\n}\n",
    ].join(''),
  )
  expect(tokenStyleSheet([])).toBe('')
})
