import { posix } from 'node:path'
import { changeMarkdown, someMarkdown } from '@fyr/markdown-parser/tree'
import type { Code, Nodes, Root } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { INCLUDE } from '../document/include-name.ts'
import { PACKAGE_MANAGER_LABELS, type PackageManager } from '@fyr/code-blocks/package-managers'
import { parseCodeMeta, translateCommands, withoutTitle } from '@fyr/code-blocks'
import { distinctValues, joinTabs } from './join-tabs.ts'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

declare module 'mdast' {
  interface Data {
    /** Of npm commands: the package managers that they are shown for instead of those of the site. */
    packageManagers?: readonly PackageManager[]
  }
}

/** Name of the directive that shows code blocks as tabs. */
export const CODE_GROUP = 'code-group'

/** Language of npm commands that are shown for every package manager. */
const NPM = 'npm'
/** The option that does the same in a block in a shell language, as in Docusaurus. */
const NPM_OPTION = /(?:^|\s)npm2yarn(?:\s|$)/
const SHELLS = new Set(['sh', 'bash', 'shell', 'zsh'])
/** Group of their tabs, shared by the whole site. */
const MANAGER_GROUP = 'package-manager'

/** Turns `:::code-group` and blocks with the language `npm` into the tabs of the manifest contract. */
export function transformCodeGroups(tree: Root, context: DocumentContext): void {
  if (!someMarkdown(tree, isForGroups)) return
  changeMarkdown(tree, (node, index, parent) => {
    if (node.type === 'containerDirective' && node.name === CODE_GROUP) transformGroup(node, context)
    if (!isForManagers(node)) return null
    parent.children.splice(index, 1, managerTabs(node, context))
    return index + 1
  })
}

function isForGroups(node: Nodes): boolean {
  return (node.type === 'containerDirective' && node.name === CODE_GROUP) || isForManagers(node)
}

function isForManagers(node: Nodes): node is Code {
  if (node.type !== 'code') return false
  const language = node.lang?.toLowerCase() ?? ''
  return language === NPM || (SHELLS.has(language) && NPM_OPTION.test(node.meta ?? ''))
}

function transformGroup(node: ContainerDirective, context: DocumentContext): void {
  const blocks = node.children.filter(isBlock)
  if (blocks.length === 0 || blocks.length < node.children.length) {
    const problem =
      blocks.length === 0
        ? 'This code group is empty.'
        : 'This code group contains something other than code blocks.'
    reportAt(
      context,
      node,
      'invalid-tabs',
      problem,
      'Put only code blocks between ":::code-group" and ":::".',
    )
  }
  const labels = blocks.map(titleOf)
  for (const [index, block] of blocks.entries()) {
    const label = labels[index] ?? ''
    if (label === '') {
      const problem = 'This code block needs a title for its tab.'
      reportAt(context, block, 'invalid-tabs', problem, 'Write `title="…"` after its language.')
    } else if (labels.indexOf(label) !== index) {
      const problem = `Two code blocks of this group have the title "${label}".`
      reportAt(context, block, 'invalid-tabs', problem, 'Give each block its own title.')
    }
    if (block.type === 'code') block.meta = withoutTitle(block.meta ?? '')
    else block.attributes = { ...block.attributes, title: null }
  }
  // Without a block it is what is in it.
  if (blocks.length === 0) return
  const values = distinctValues(labels)
  const tabs = blocks.map((block, index) => {
    const value = values[index] ?? ''
    return codeTab({ value, label: labels[index] || value }, block, index === 0)
  })
  const isMade = (child: Nodes): child is ContainerDirective => tabs.some((tab) => tab === child)
  const children = node.children.map((child) => tabs[blocks.findIndex((block) => block === child)] ?? child)
  makeTabs(node, joinTabs(children, isMade), node.attributes?.['group'] ?? null)
}

/** A code block, or a file that becomes one. */
function isBlock(node: Nodes): node is Code | LeafDirective {
  if (node.type === 'code') return true
  return node.type === 'leafDirective' && node.name === INCLUDE && !/\.mdx?$/i.test(fileOf(node))
}

function fileOf({ attributes }: LeafDirective): string {
  return attributes?.['file'] ?? ''
}

/** A file without a title has its name as one. */
function titleOf(block: Code | LeafDirective): string {
  if (block.type === 'code') return parseCodeMeta(block.meta ?? '').title ?? ''
  return block.attributes?.['title'] ?? posix.basename(fileOf(block))
}

/** A block of npm commands, for every package manager of the site. */
function managerTabs(node: Code, context: DocumentContext): ContainerDirective {
  const made: ContainerDirective = { type: 'containerDirective', name: 'tabs', children: [] }
  if (node.position !== undefined) made.position = node.position
  const managersWithout = new Map<string, PackageManager[]>()
  const tabs = (node.data?.packageManagers ?? context.packageManagers).map((manager, index) => {
    const { code, unknown } = translateCommands(node.value, manager)
    for (const command of unknown) {
      managersWithout.set(command, [...(managersWithout.get(command) ?? []), manager])
    }
    return codeTab(
      { value: manager, label: PACKAGE_MANAGER_LABELS[manager] },
      { ...node, lang: 'sh', meta: node.meta?.replace(NPM_OPTION, ' ') ?? null, value: code },
      index === 0,
    )
  })
  for (const [command, managers] of managersWithout) {
    const problem = `"${command}" has no equivalent in ${managers.join(', ')}, so it is shown unchanged there.`
    const hint = 'Write ":::code-group" with one block for each package manager.'
    reportAt(context, node, 'untranslated-command', problem, hint)
  }
  makeTabs(made, tabs, MANAGER_GROUP)
  return made
}

function makeTabs(node: ContainerDirective, tabs: ContainerDirective[], group: string | null): void {
  node.children = tabs
  node.data = { ...node.data, hName: 'fyr-tabs', hProperties: group === null ? {} : { group } }
}

function codeTab(
  named: { readonly value: string; readonly label: string },
  block: Code | LeafDirective,
  isFirst: boolean,
): ContainerDirective {
  const selected = isFirst ? { selected: true } : {}
  return {
    type: 'containerDirective',
    name: 'tab',
    children: [block],
    data: { hName: 'fyr-tab', hProperties: { ...named, ...selected } },
  }
}
