import type { CanonicalDiagram, DrawnDiagram } from './canonical-diagram.ts'
import { type Branch, type Commit, type CommitKind, drawCommits, type GitGraph } from './draw-commits.ts'
import { decodeEntities } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const HEADER = /^gitGraph(?:\s+(LR|TB|BT))?\s*:?$/
const NAME = String.raw`("[^"]*"|'[^']*'|[\p{L}\p{N}_][\p{L}\p{N}_./-]*)`
const BRANCH = new RegExp(String.raw`^branch\s+${NAME}(?:\s+order:\s*(\d{1,6}))?$`, 'u')
const CHECKOUT = new RegExp(String.raw`^(?:checkout|switch)\s+${NAME}$`, 'u')
const MERGE = new RegExp(String.raw`^merge\s+${NAME}\s*(.*)$`, 'u')
const OPTION = /(?:\s*(id|tag|msg|type|parent):)?\s*("[^"]*"|NORMAL|REVERSE|HIGHLIGHT)\s*/y

/** Draws commits on their branches. */
export function drawGitGraph(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram {
  const [header, ...rest] = statements
  const [whole, direction = 'LR'] = HEADER.exec(header?.text ?? '') ?? []
  if (header !== undefined && whole === undefined) diagram.refuse(header)
  const history = new History(diagram)
  for (const statement of rest) history.read(statement)
  if (header !== undefined && history.commits.length === 0 && diagram.problems.length === 0)
    diagram.refuse(header, 'has no commits')
  const { commits, branches } = history
  const graph = { direction: direction as GitGraph['direction'], commits, branches: [...branches.values()] }
  return { title: null, picture: drawCommits(graph) }
}

/** More branches are not listed for an author. */
const MOST_NAMED = 10

type Options = ReadonlyMap<string, readonly string[]>

class History {
  readonly #diagram: CanonicalDiagram
  readonly #ids = new Map<string, Commit>()
  readonly commits: Commit[] = []
  readonly branches = new Map<string, Branch>([['main', { name: 'main', order: 0, head: null }]])
  /** Those that a message may name. */
  readonly #named = ['main']
  #current = this.branches.get('main') as Branch

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  read(statement: Statement): void {
    const { text } = statement
    const [, branch, order] = BRANCH.exec(text) ?? []
    const [, checkout] = CHECKOUT.exec(text) ?? []
    const [, merged, mergeOptions = ''] = MERGE.exec(text) ?? []
    const [, word, options = ''] = /^(commit|cherry-pick)(?:\s+(.+))?$/.exec(text) ?? []
    if (branch !== undefined) this.#branch(unquoted(branch), order, statement)
    else if (checkout !== undefined) this.#checkout(unquoted(checkout), statement)
    else if (merged !== undefined) this.#merge(unquoted(merged), readOptions(mergeOptions), statement)
    else if (word === 'commit') this.#commit(readOptions(options), statement)
    else if (word === 'cherry-pick') this.#cherryPick(readOptions(options), statement)
    else this.#diagram.refuse(statement)
  }

  #branch(name: string, order: string | undefined, statement: Statement): void {
    if (this.branches.has(name)) {
      this.#diagram.refuse(statement, `makes the branch "${name}", which there is already`)
      return
    }
    const { head } = this.#current
    this.#current = { name, order: Number(order ?? 0), head }
    this.branches.set(name, this.#current)
    if (this.branches.size <= MOST_NAMED) this.#named.push(name)
  }

  #checkout(name: string, statement: Statement): void {
    const branch = this.#find(name, statement)
    if (branch !== undefined) this.#current = branch
  }

  #find(name: string, statement: Statement): Branch | undefined {
    const branch = this.branches.get(name)
    if (branch === undefined) {
      const names = this.#named.map((known) => `"${known}"`).join(', ')
      const rest = this.branches.size > MOST_NAMED ? ', …' : '.'
      const hint = `Write "branch ${name}" above it. Branches are: ${names}${rest}`
      const unknown = { name, known: this.#named }
      this.#diagram.refuse(statement, `names the branch "${name}", which there is not`, hint, unknown)
    }
    return branch
  }

  #commit(options: Options | null, statement: Statement): void {
    if (options === null || options.has('parent')) {
      this.#diagram.refuse(statement, 'is no commit', COMMIT_HINT)
      return
    }
    const [type] = options.get('type') ?? []
    const kind = type === 'REVERSE' ? 'reverse' : type === 'HIGHLIGHT' ? 'highlight' : 'normal'
    this.#add(kind, options, statement, this.#current.head === null ? [] : [this.#current.head])
  }

  #merge(name: string, options: Options | null, statement: Statement): void {
    const [from, { head }] = [this.#find(name, statement), this.#current]
    if (from === undefined) return
    if (options === null || options.has('parent') || options.has('msg'))
      this.#diagram.refuse(statement, 'is no merge', 'Write "merge", the branch, and "id", "tag" or "type".')
    else if (head === null || from.head === null)
      this.#diagram.refuse(statement, 'merges a branch without commits')
    else if (from === this.#current || head === from.head)
      this.#diagram.refuse(statement, 'merges a branch that has nothing new')
    else this.#add('merge', options, statement, [head, from.head])
  }

  #cherryPick(options: Options | null, statement: Statement): void {
    const [id = ''] = options?.get('id') ?? []
    const [parent] = options?.get('parent') ?? []
    const [picked, { head }] = [this.#ids.get(id), this.#current]
    if (options === null || options.has('msg') || options.has('type'))
      this.#diagram.refuse(statement, 'is no cherry-pick', 'Write "cherry-pick" and the "id" of a commit.')
    else if (picked === undefined)
      this.#diagram.refuse(statement, `picks the commit "${id}", which there is not`)
    else if (picked.branch === this.#current)
      this.#diagram.refuse(statement, 'picks a commit of its own branch')
    else if (head === null) this.#diagram.refuse(statement, 'stands on a branch without commits')
    else if (
      parent === undefined ? picked.kind === 'merge' : !picked.parents.some((one) => one.id === parent)
    )
      this.#diagram.refuse(statement, 'picks a merge', 'Name one of its parents: parent: "…".')
    else {
      const { tag: tags = [`cherry-pick:${id}${parent === undefined ? '' : `|parent:${parent}`}`] } =
        Object.fromEntries(options)
      const own = new Map([['tag', tags.filter((tag) => tag !== '')]])
      this.#add('cherry-pick', own, statement, [head, picked])
    }
  }

  #add(kind: CommitKind, options: Options, statement: Statement, parents: readonly Commit[]): void {
    const [id = null] = options.get('id') ?? []
    const [label = null] = options.get('id') ?? options.get('msg') ?? options.get('') ?? []
    const isHighlighted = kind === 'highlight' || options.get('type')?.[0] === 'HIGHLIGHT'
    const tags = options.get('tag') ?? []
    const commit = { id, label, branch: this.#current, kind, isHighlighted, tags, parents }
    if (id !== null && this.#ids.has(id))
      this.#diagram.refuse(statement, `has the id "${id}" of another commit`)
    if (id !== null) this.#ids.set(id, commit)
    this.commits.push(commit)
    this.#current.head = commit
  }
}

const COMMIT_HINT =
  'After "commit" come any of: id: "…", tag: "…", msg: "…", type: NORMAL, REVERSE or HIGHLIGHT.'

/** Options such as `id: "a" tag: "v1"`; a text without a name is a message. Null for what is no option. */
function readOptions(written: string): Options | null {
  const options = new Map<string, string[]>()
  OPTION.lastIndex = 0
  while (OPTION.lastIndex < written.length) {
    const [whole, name = '', value = ''] = OPTION.exec(written) ?? []
    if (whole === undefined || (name === 'type') === value.startsWith('"')) return null
    const values = options.get(name) ?? []
    values.push(unquoted(value))
    options.set(name, values)
  }
  return options
}

function unquoted(name: string): string {
  return decodeEntities(/^["']/.test(name) ? name.slice(1, -1) : name)
}
