/** Command lines for each command, beside what they are for: the ones that most sites need. */
const EXAMPLES = {
  dev: [['npx fyr dev --port 3000', 'on a port that does not change']],
  build: [
    ['npx fyr build', 'writes the site to `dist/`'],
    ['npx fyr build --on 2026-03-01', 'leaves out posts with a later date'],
    ['npx fyr build --shard 2/3', 'compiles the second third, on one of three machines of CI'],
  ],
  preview: [['npx fyr preview --port 8080', 'shows the last build as a host would']],
  check: [
    ['npx fyr check --fix', 'fixes what has only one right answer'],
    ['npx fyr check --json', 'for another program'],
  ],
  translate: [
    ['npx fyr translate no', 'adds the missing keys to `i18n/no/messages.json`'],
    ['npx fyr translate status no', 'lists the translations that are behind their originals'],
    ['npx fyr translate accept no docs/setup.md', 'notes that a translation is current'],
    ['npx fyr translate export no > no.xliff', 'for a translator'],
    ['npx fyr translate import no no.xliff', 'takes the translations back'],
  ],
  theme: [
    ['npx fyr theme list', 'all slots and components'],
    ['npx fyr theme override Footer', 'writes a file that replaces the footer'],
  ],
  migrate: [
    ['npx fyr migrate docusaurus', 'says what would change'],
    ['npx fyr migrate docusaurus --write', 'changes it'],
  ],
  urls: [['npx fyr urls accept', 'after an address was meant to change']],
  version: [
    ['npx fyr version 2.1', 'copies the docs to `versioned_docs/version-2.1/`'],
    ['npx fyr version 2.1 --from-tag v2.1', 'reads them from Git instead'],
  ],
  plan: [['npx fyr plan published dist', 'the pages that an upload would add, change and remove']],
  openapi: [['npx fyr openapi diff old.yaml new.yaml', 'for a changelog or a post']],
  search: [
    ['npx fyr search test --min 0.9', 'a step of CI'],
    ['npx fyr search explain "feed rate"', 'why the hits of a query are in this order'],
  ],
  mcp: [['npx fyr mcp https://docs.example.com/', 'a site on the web']],
}

/** The guide that explains each command. */
const GUIDES = {
  dev: ['Tutorial', '../start/tutorial.md'],
  build: ['Deploy', '../recipes/deploy/index.md'],
  preview: ['Deploy', '../recipes/deploy/index.md'],
  check: ['Continuous integration', '../recipes/ci.md'],
  translate: ['Languages', '../guides/languages.md'],
  theme: ['Customising', '../guides/customising.md'],
  migrate: ['Migrating from another tool', '../start/migration.md'],
  urls: ['Addresses', '../guides/addresses.md'],
  version: ['Versions', '../guides/versions.md'],
  plan: ['Upgrading', '../start/upgrading.md'],
  openapi: ['Content sources', '../guides/sources.md'],
  search: ['Search', '../guides/search.md'],
  mcp: ['Agents', '../guides/agents.md'],
}

const INTRO =
  'In the folder of a site, `npx fyr <command>` runs the version of Fyr that the site has installed; in the `scripts` of `package.json` it is `fyr <command>`. `npx fyr <command> --help` prints the usage and the options below, and `npx fyr --version` the version.'

const EXIT_CODES = `## Exit codes {#exit-codes}

| Code | Meaning |
| --- | --- |
| 0 | The command did what it was asked to do. Warnings do not change the code. |
| 1 | There is an error in the site or in its surroundings. What was published before is unchanged. |
| 2 | The command line is wrong: an unknown command or option, or a value that is not valid. |

A command that a signal stops ends with 128 and the number of the signal: 143 after SIGTERM.`

const ENVIRONMENT = `## Environment variables {#environment-variables}

| Variable | Effect |
| --- | --- |
| \`FYR_THREADS\` | how many threads a build uses, 1 for none beside the main one (default: one for each processor) |
| \`FYR_DEBUG\` | if set, an error that stops a command is also printed with its stack |
| \`NO_COLOR\` | if set, messages have no colours |
| \`CI\` | if set, progress is not updated in place |
| \`NODE_OPTIONS\` | read by Node.js: \`--max-old-space-size=4096\` gives a build more memory |`

/**
 * Returns Markdown for every command from COMMANDS.md of the package, without its title: a list of all, and for each its
 * usage, examples and options. The id of a command is its name.
 */
export function describeCommands(text) {
  const commands = text
    .split(/^## fyr /m)
    .slice(1)
    .map(readCommand)
  const list = commands.map(({ name, summary }) => row([`[\`fyr ${name}\`](#${name})`, asMarkdown(summary)]))
  return [
    INTRO,
    table(['Command', 'What it does'], list),
    ...commands.map(describeCommand),
    EXIT_CODES,
    ENVIRONMENT,
  ].join('\n\n')
}

/** A command from its section of COMMANDS.md, which is its help in a block of code. */
function readCommand(section) {
  const [name] = section.split('\n', 1)
  const [, help] = section.split('```')
  const [usage, , summary, ...rest] = help.trim().split('\n')
  const options = rest.flatMap((line) => {
    const [, option, meaning] = /^ {2}(--\S+(?: <[^>]+>)?) +(.+)$/.exec(line) ?? []
    return option === undefined ? [] : [{ option, meaning }]
  })
  return { name, usage, summary: summary.replace(/\.$/, ''), options }
}

function describeCommand({ name, usage, summary, options }) {
  const [title, file] = GUIDES[name]
  const examples = EXAMPLES[name].map(([line, meaning]) => `- \`${line}\`: ${meaning}`)
  return [
    `## fyr ${name} {#${name}}`,
    `${asMarkdown(summary)}: see [${title}](${file}).`,
    `\`\`\`text\n${usage}\n\`\`\``,
    examples.join('\n'),
    table(
      ['Option', 'Meaning'],
      options.map(({ option, meaning }) => row([`\`${option}\``, asMarkdown(meaning)])),
    ),
  ].join('\n\n')
}

/** A text of the help with its options and files as code. */
function asMarkdown(text) {
  return text.replaceAll(/--\w+|\b[\w.]+\.(?:json|lock|yml)\b/g, '`$&`')
}

function table(heads, rows) {
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n')
}

function row(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}
