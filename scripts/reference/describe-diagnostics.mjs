/** Gives Markdown that lists every code, whether it stops a build, and an example of its message from the fixtures. */
export function describeDiagnostics(codes, mistakes) {
  const names = Object.keys(codes).toSorted()
  const rows = names.map((code) => `| [\`${code}\`](#${code}) | ${codes[code]} |`)
  const sections = names.map((code) => {
    const example = mistakes.find((mistake) => mistake.code === code)
    return [
      `## ${code}`,
      severityText(codes[code]),
      ...(example === undefined ? [] : [report(example)]),
    ].join('\n\n')
  })
  return [
    'Codes are stable, so tools can rely on them (`fyr check --json`). An error stops a build; a warning does not.',
    ['| code | severity |', '|---|---|', ...rows].join('\n'),
    ...sections,
  ].join('\n\n')
}

function severityText(severity) {
  return severity === 'error' ? 'Error: nothing is published.' : 'Warning.'
}

function report({ file, line, column, sourceLine, problem, hint }) {
  const place = line === 0 ? file : `${file}:${line}:${column}`
  const text = [place, ...(sourceLine === '' ? [] : [`  ${shorten(sourceLine)}`]), `  ${problem}`]
  return ['```text', ...text, ...(hint === '' ? [] : [`  ${hint}`]), '```'].join('\n')
}

function shorten(line) {
  return showInvisible(line.length > 100 ? `${line.slice(0, 100)}…` : line)
}

/** Control characters, and those that change the direction of a text, by their numbers: `<U+202E>`. */
function showInvisible(line) {
  return line.replaceAll(/(?!\t)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const number = character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `<U+${number}>`
  })
}
