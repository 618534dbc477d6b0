/** What no fixture shows, because it takes a file system, a Git history, a plugin or much time. */
const EXPLANATIONS = {
  'ambiguous-name':
    'Two files have names that differ only in how their letters are encoded in Unicode, such as `é` in one or two code points. Rename one of them.',
  'duplicate-document':
    'Two files give the same page, such as `setup.md` beside `setup.mdx`, or a content source makes a page that a file has. Remove or rename one of them.',
  'invalid-attribute':
    'The schema of an island refuses an attribute, or asks for one that is missing. The message comes from the schema, which is in the file of the island.',
  'missing-history':
    'Pages show when they last changed, but this clone does not have the full Git history. Fetch all of it: `git fetch --unshallow`, or `fetch-depth: 0` in GitHub Actions.',
  'plugin-failed':
    'A plugin of `markdown` in the configuration throws an error for this document. The report names the plugin and its message.',
  'plugin-message': 'A plugin of `markdown` in the configuration reports something about this document.',
  'schema-failed':
    'A schema of the site, for front matter or for the attributes of an island, throws an error or returns a promise. It must be synchronous and depend on nothing but the value.',
  'too-large':
    'The document has more of one thing than a page may have, such as headings or table cells, or needs too much memory. Split it.',
  'too-many-marks':
    'A paragraph has so many marks such as `*` or `[` that reading it would take minutes. Put the text into a code block, or split it.',
  'too-slow':
    'Compiling the document takes longer than a document may. The report names the block; shorten or split it.',
  'undated-draft':
    'A draft of a post has no date, so it has no place in the list yet. Add a date to its file name or its front matter, and it gets a page.',
  'unrendered-page':
    'A page in React cannot be rendered: it throws an error, has a syntax error or lacks a default export. The report names the line.',
  'unreadable-file': 'The file cannot be read. Give the user who runs the build access to it.',
}

/**
 * Returns Markdown that lists every code with whether it stops a build: those of content with an example of their message from
 * the fixtures, and those of the site outside its content, as `explanations` by code.
 */
export function describeDiagnostics(codes, mistakes, explanations) {
  const names = Object.keys(codes).toSorted()
  const others = Object.keys(explanations).toSorted()
  const sections = names.map((code) => {
    const example = mistakes.find((mistake) => mistake.code === code)
    return [
      `## ${code}`,
      severityText(codes[code]),
      example === undefined ? explanationOf(code) : report(example),
    ].join('\n\n')
  })
  return [
    'Codes are stable, so tools can rely on them (`fyr check --json`). An error stops a build; a warning does not.',
    ...sections,
    '## Outside content',
    'Problems of the configuration, the theme, content sources and the commands themselves.',
    ...others.map((code) => `### ${code}\n\n${explanations[code]}`),
  ].join('\n\n')
}

function explanationOf(code) {
  const explanation = EXPLANATIONS[code]
  if (explanation === undefined) {
    throw new Error(
      `Nothing shows the diagnostic "${code}". Add a small site that has it to packages/content-pipeline/src/fixtures/mistakes/ or, if no small site can have it, a sentence to EXPLANATIONS in scripts/reference/describe-diagnostics.mjs.`,
    )
  }
  return explanation
}

function severityText(severity) {
  return severity === 'error' ? 'Error.' : 'Warning.'
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
