import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { documentationPage } from '@fyr/cli/internal'
import { importedAs } from './format-config.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { listOf, recordOf } from './old-site/plain-value.ts'

/** A plugin of Fyr that draws, the plug-ins of other tools that it replaces, and the packages that it needs. */
const DRAWING = [
  { name: 'diagrams', replaces: /mermaid/i, needs: ['beautiful-mermaid'] },
  {
    name: 'math',
    replaces:
      /(?:^|[/@-])(?:remark-math|rehype-katex|rehype-mathjax|markdown-it-(?:mathjax3?|katex))|^markdown: math$/i,
    needs: ['katex', 'remark-math'],
  },
] as const

/**
 * A plan with the plugins that draw what plug-ins of the old site drew. Where they are not installed, nothing could read the
 * configuration, so a note says what to install and to write.
 */
export function withDrawingPlugIns(plan: MigrationPlan): MigrationPlan {
  return DRAWING.reduce<MigrationPlan>((current, { name, replaces, needs }) => {
    const isReplaced = ({ kind, name: old }: MigrationPlan['notes'][number]) =>
      kind === 'plug-in' && replaces.test(old)
    if (!current.notes.some(isReplaced)) return current
    const others = current.notes.filter((note) => !isReplaced(note))
    const from = `@fyr/content-pipeline/${name}`
    const load = createRequire(join(current.root, 'package.json'))
    if (!hasEntry(load, from) || !needs.every((needed) => isInstalled(load, needed))) {
      const names = current.notes.filter(isReplaced).map((note) => note.name)
      const instead = `Run "npm install @fyr/content-pipeline ${needs.join(' ')}", and run this command again, or add the plugin "${name}" yourself: ${documentationPage('guides/writing')}`
      return {
        ...current,
        notes: [...others, { kind: 'plug-in', name: [...new Set(names)].join(', '), instead }],
      }
    }
    const markdown = recordOf(current.config['markdown'])
    const remarkPlugins = [...listOf(markdown['remarkPlugins']), importedAs(name, from)]
    return {
      ...current,
      config: { ...current.config, markdown: { ...markdown, remarkPlugins } },
      notes: others,
    }
  }, plan)
}

function hasEntry(load: NodeJS.Require, request: string): boolean {
  try {
    load.resolve(request)
    return true
  } catch {
    return false
  }
}

/** Whether a package can be found. It may have no entry for `require`. */
function isInstalled(load: NodeJS.Require, name: string): boolean {
  return load.resolve.paths(name)?.some((folder) => existsSync(join(folder, name))) === true
}
