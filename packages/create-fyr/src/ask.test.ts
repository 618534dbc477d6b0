import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask, type Answers } from './ask.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'create-fyr-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const ENTER = '\r'
const DOWN = '\u001b[B'
const UP = '\u001b[A'
const CONTROL_C = '\u0003'

/** Asks and answers, each question with the keys under a part of its text. */
async function answerAll(chosen: Partial<Answers>, keys: Readonly<Record<string, string>>) {
  const input = new PassThrough()
  const output = new PassThrough()
  const asked: string[] = []
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString('utf8'))
    const question = Object.keys(keys).find((one) => !asked.includes(one) && shown.includes(one))
    if (question === undefined) return
    asked.push(question)
    setImmediate(() => input.write(keys[question]))
  })
  return { answers: await ask(chosen, { input, output }), asked, shown: () => shown }
}

test('enter takes what is suggested', async () => {
  const folder = join(root, 'Fjord')
  const { answers } = await answerAll(
    { folder },
    {
      'What is the name': ENTER,
      'In which languages': ENTER,
      'With a blog': ENTER,
      'Which accent': ENTER,
      'Which workflow': ENTER,
      'Make pictures smaller': ENTER,
    },
  )
  expect(answers).toEqual({
    folder,
    name: 'Fjord',
    locales: ['en'],
    blog: true,
    accent: null,
    host: 'github',
    images: true,
  })
})

test('what the flags say is not asked', async () => {
  const { answers, asked } = await answerAll(
    { folder: root, name: 'Fjord', blog: false, accent: '#923630', host: 'none', images: false },
    { 'In which languages': `, no${ENTER}` },
  )
  expect(asked).toEqual(['In which languages'])
  expect(answers).toMatchObject({ locales: ['en', 'no'] })
})

test('lists are chosen from with the arrow keys', async () => {
  const { answers } = await answerAll(
    { folder: root, name: 'Fjord', locales: ['en'] },
    {
      'With a blog': `${DOWN}${ENTER}`,
      'Which accent': `${DOWN}${ENTER}`,
      'Which workflow': `${DOWN}${DOWN}${ENTER}`,
      'Make pictures smaller': `${DOWN}${ENTER}`,
    },
  )
  expect(answers).toMatchObject({ blog: false, accent: '#2c579e', host: 'none', images: false })
})

test('a colour of the own is written', async () => {
  const { answers } = await answerAll(
    { folder: root, name: 'Fjord', locales: ['en'], blog: true, host: 'none', images: true },
    { 'Which accent': `${UP}${ENTER}`, 'Write it as #rrggbb': `#7A2E5D${ENTER}` },
  )
  expect(answers).toMatchObject({ accent: '#7a2e5d' })
})

test('a folder that is not empty and a language that is none are asked for again', async () => {
  writeFileSync(join(root, 'mine.txt'), 'mine')
  const { answers } = await answerAll(
    { name: 'Fjord', blog: true, accent: null, host: 'none', images: true },
    {
      'In which folder': `\u0015${root}${ENTER}`,
      'That folder is not empty': `/new${ENTER}`,
      'In which languages': `, x${ENTER}`,
      '"x" is not the code of a language': `x${ENTER}`,
    },
  )
  expect(answers).toMatchObject({ folder: join(root, 'new'), locales: ['en', 'xx'] })
})

test('Ctrl+C stops it', async () => {
  const { answers, shown } = await answerAll({ folder: root }, { 'What is the name': CONTROL_C })
  expect(answers).toBeNull()
  expect(shown()).toContain('Nothing was created.')
})
