import { afterEach, expect, test, vi } from 'vitest'
import { Parser } from 'yaml'
import { createDiagnosticLog } from '../content-error.ts'
import { parseYaml } from './parse-yaml.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a text is parsed by the whole grammar once, however many places are asked for', () => {
  const parse = vi.spyOn(Parser.prototype, 'parse')
  const keys = ['a', 'b', 'c', 'd']
  const yaml = keys.map((key) => `${key}: word`).join('\n')
  const parsed = parseYaml(yaml, { file: 'a.md', text: yaml }, 2, createDiagnosticLog())
  expect(parse).not.toHaveBeenCalled()
  expect(keys.map((key) => parsed?.locate([key]).line)).toEqual([2, 3, 4, 5])
  expect(parse).toHaveBeenCalledOnce()
})
