import type { SiteConfig } from '@fyr/content-pipeline'
import type { AtRule, Declaration, Root } from 'postcss'
import type { SiteIssue } from '../site-error.ts'

/** The parts of a configuration that say what the content security policy allows. */
export type PolicyConfig = Pick<SiteConfig, 'scripts' | 'url'>

/** An issue in a style sheet whose file is known to the caller. */
export interface StyleIssue extends Pick<SiteIssue, 'code' | 'severity' | 'problem' | 'hint'> {
  readonly line: number
  readonly column: number
}

/** The kinds of files that a style sheet loads, each with the fix for an address that the policy blocks. */
const KINDS = {
  image: { many: 'images', wayOut: 'Save the image beside this file and write its name: url(./image.svg).' },
  font: { many: 'fonts', wayOut: 'Save the font beside this file and write its name: url(./font.woff2).' },
  styles: {
    many: 'style sheets',
    wayOut: 'Save the style sheet beside this file and import it: @import "./more.css".',
  },
} as const

type Kind = keyof typeof KINDS

const URLS = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))/gi
const IMPORTED = /^(?:url\(\s*)?(?:"([^"]+)"|'([^']+)'|([^\s"')]+))/i

/**
 * The addresses in a style sheet that the content security policy refuses, whatever the host: browsers leave out the
 * image or the font without a word to the author.
 */
export function checkStyleAddresses(styles: Root, config: PolicyConfig): readonly StyleIssue[] {
  const issues: StyleIssue[] = []
  const report = (node: AtRule | Declaration, kind: Kind, written: RegExpMatchArray): void => {
    const [word, double, single, bare] = written
    const problem = refusal(double ?? single ?? bare ?? '', kind, config)
    if (problem === null) return
    const { line, column } = node.positionBy({ word })
    const hint = KINDS[kind].wayOut
    issues.push({ code: 'theme-blocked-address', severity: 'warning', line, column, problem, hint })
  }
  styles.walk((node) => {
    if (node.type === 'atrule' && node.name.toLowerCase() === 'import') {
      const written = IMPORTED.exec(node.params)
      if (written !== null) report(node, 'styles', written)
    }
    if (node.type === 'decl')
      for (const written of node.value.matchAll(URLS))
        report(node, isOfFont(node) ? 'font' : 'image', written)
  })
  return issues
}

function isOfFont({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && /^font-face$/i.test(String(Reflect.get(parent, 'name')))
}

/** Why an address is refused, or null for one that is not. Scripts of the configuration may need images. */
function refusal(address: string, kind: Kind, { scripts, url }: PolicyConfig): string | null {
  const allowed = kind === 'image' ? scripts.flatMap(({ images }) => images) : []
  const { many } = KINDS[kind]
  if (/^data:/i.test(address))
    return allowed.includes('data:') ? null : `The content security policy blocks ${many} in "data:" URLs.`
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, url)) return null
  const { origin } = new URL(address, url)
  return origin === new URL(url).origin || allowed.includes(origin)
    ? null
    : `The content security policy blocks ${many} from ${origin}.`
}
