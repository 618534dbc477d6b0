import { changeLines } from '../old-site/change-lines.ts'

/** An open container: the number of its colons, and whether it holds tabs, of which one may be open. */
interface Open {
  readonly colons: number
  readonly isTabs: boolean
  isInTab: boolean
}

const START = /^(\s*)(:{3,})\s*([A-Za-z][\w-]*)(.*)$/
const END = /^(\s*):{3,}\s*$/
const TAB = /^\s*==\s+(\S.*)$/

/** The tabs of vitepress-plugin-tabs, `::: tabs` with lines `== Label`, as directives. Code is not changed. */
export function rewriteTabs(text: string): string {
  if (!/^[^\S\n]*:{3,}[^\S\n]*tabs\b/m.test(text)) return text
  const open: Open[] = []
  return changeLines(text, {
    text: (line) => {
      const top = open.at(-1)
      const [, space = '', marks = '', name = '', rest = ''] = START.exec(line) ?? []
      if (marks !== '') {
        // Fyr's own tabs, in a page that was moved before.
        const isTabs =
          name === 'tabs' && !rest.includes('{') && /^\s/.test(line.slice((space + marks).length))
        open.push({ colons: marks.length, isTabs, isInTab: false })
        if (!isTabs) return line
        const [, key] = /\bkey:(\S+)/.exec(rest) ?? []
        return `${space}${colons(marks.length + 2)}tabs${key === undefined ? '' : `{group=${key}}`}`
      }
      const label = top?.isTabs === true ? TAB.exec(line)?.[1]?.trimEnd() : undefined
      if (top !== undefined && label !== undefined) {
        const end = top.isInTab ? `${colons(top.colons + 1)}\n\n` : ''
        top.isInTab = true
        return `${end}${colons(top.colons + 1)}tab{label=${quoted(label)}}`
      }
      if (top === undefined || !END.test(line)) return line
      open.pop()
      if (!top.isTabs) return line
      return (top.isInTab ? `${colons(top.colons + 1)}\n` : '') + colons(top.colons + 2)
    },
  })
}

function colons(count: number): string {
  return ':'.repeat(count)
}

function quoted(label: string): string {
  return label.includes('"') ? `'${label.replaceAll("'", '’')}'` : `"${label}"`
}
