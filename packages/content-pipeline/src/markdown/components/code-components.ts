import type { RootContent } from 'mdast'
import { INCLUDE } from '../document/include-name.ts'
import type { Literal } from '../document/literal.ts'
import { plainText } from '../document/plain-text.ts'
import { PACKAGE_MANAGERS, type PackageManager } from '@fyr/code-blocks/package-managers'
import { type Component, hasFlag, textOf } from './component.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import { leaf } from './make-nodes.ts'
import { sourceFile } from './read-modules.ts'

export const CODE: KnownComponent = {
  attributes: {
    ...LOOKS,
    language: 'text',
    lang: 'text',
    code: 'any',
    title: 'text',
    metastring: 'text',
    meta: 'text',
    showLineNumbers: 'flag',
    mark: 'any',
    ins: 'any',
    del: 'any',
    wrap: 'ignored',
    frame: 'ignored',
  },
  toNodes: (component) => {
    const own = sourceFile(component.attributes.get('code'))
    const file = own ?? includedFile(component.children)
    const language = textOf(component, 'language', 'lang')
    if (file !== null) {
      const rest = own === null ? [] : component.children
      return [leaf(INCLUDE, { file, language, title: textOf(component, 'title') }), ...rest]
    }
    const written = component.children.map((node) => plainText(node, '\n')).join('\n')
    // In `.md`, braces around a text are text themselves.
    const code = textOf(component, 'code')
    const value = code ?? written.trim().replace(/^\{([^]*)\}$/, '$1')
    const title = textOf(component, 'title')
    const meta = [
      textOf(component, 'metastring', 'meta'),
      title === null ? null : `title="${title.replaceAll('"', "'")}"`,
      hasFlag(component, 'showLineNumbers') ? 'showLineNumbers' : null,
      ...MARKS.flatMap((name) => marksOf(name, component.attributes.get(name))),
    ]
    return [
      {
        type: 'code',
        lang: language ?? 'text',
        meta: meta.filter((part) => part !== null).join(' ') || null,
        value: value.replace(/^\n|\n$/g, ''),
      },
      ...(code === null ? [] : component.children),
    ]
  },
}

const MARKS = ['mark', 'ins', 'del'] as const

/** Marked lines and words as the options of a code block: `{3}`, `'3-5'`, `{["3-5", 8, "word"]}`, `{{ range: "3-5" }}`. */
function marksOf(name: (typeof MARKS)[number], value: Literal): string[] {
  const values = Array.isArray(value) ? value.flat() : [value]
  const marks = values.flatMap((one: Literal): string[] => {
    const isObject = typeof one === 'object' && one !== null && !Array.isArray(one)
    const read = isObject ? (one as Readonly<Record<string, Literal>>)['range'] : one
    return typeof read === 'string' || typeof read === 'number' ? [String(read)] : []
  })
  const lines = marks
    .map((mark) => /^\{?([\d,\s-]+)\}?$/.exec(mark)?.[1])
    .filter((range) => range !== undefined)
  const words = marks.filter((mark) => !/^\{?[\d,\s-]+\}?$/.test(mark) && !mark.includes('"'))
  return [
    ...(lines.length === 0 ? [] : [`${name}={${lines.join(',')}}`]),
    ...words.map((word) => `${name}="${word}"`),
  ]
}

function includedFile(children: readonly RootContent[]): string | null {
  const directive = children.find((node) => node.type === 'leafDirective')
  return directive?.attributes?.['file'] ?? null
}

/** Tasks of a package manager, each with the words of the npm command before and after the name of the package. */
const TASKS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  add: ['npm install', ''],
  create: ['npm create', '--'],
  dlx: ['npx', ''],
  exec: ['npm exec', '--'],
  install: ['npm install', ''],
  remove: ['npm uninstall', ''],
  run: ['npm run', ''],
}

const MANAGER = /^(?:npm|npx|pnpm|yarn|bun|bunx)(?=\s|$)/

export const COMMANDS: KnownComponent = {
  attributes: {
    ...LOOKS,
    command: 'text',
    pkg: 'text',
    type: 'text',
    args: 'text',
    comment: 'text',
    prefix: 'text',
    dev: 'flag',
    title: 'text',
    frame: 'ignored',
    icons: 'ignored',
    pkgManagers: 'any',
  },
  required: [['command', 'pkg', 'type']],
  choices: { type: Object.keys(TASKS), pkgManagers: PACKAGE_MANAGERS },
  isEmpty: true,
  toNodes: (component) => {
    const command = textOf(component, 'command')
    const npm = command === null ? commandOf(component) : MANAGER.test(command) ? command : `npm ${command}`
    const comment = textOf(component, 'comment')?.replaceAll('{PKG}', 'npm') ?? null
    const line = [textOf(component, 'prefix'), npm].filter((part) => part !== null).join(' ')
    const packageManagers = managersOf(component.attributes.get('pkgManagers'))
    return [
      {
        type: 'code',
        lang: 'npm',
        value: comment === null ? line : `# ${comment}\n${line}`,
        ...(packageManagers.length > 0 && { data: { packageManagers } }),
      },
    ]
  },
}

/** The package managers of a list, or the only one, for which commands can be translated, in its order. */
function managersOf(written: Literal): readonly PackageManager[] {
  const names = [written].flat().map((name) => (typeof name === 'string' ? name.toLowerCase() : name))
  return [...new Set(names)].flatMap((name) => PACKAGE_MANAGERS.find((manager) => manager === name) ?? [])
}

/** The npm command for what a component asks for: `npm install -D fyr`. */
function commandOf(component: Component): string {
  const [before, after] = TASKS[textOf(component, 'type') ?? 'add'] ?? ['npm install', '']
  const args = textOf(component, 'args')
  const words = [
    before,
    hasFlag(component, 'dev') ? '-D' : null,
    textOf(component, 'pkg'),
    args === null || after === '' ? null : after,
    args,
  ]
  return words.filter((word) => word !== null).join(' ')
}
