import { parse } from 'postcss'

/** A style sheet of a component as rules of the whole site. */
export interface MovedStyles {
  readonly css: string
  /** Names of classes, each by the name that its module has for it; empty for a sheet that is not a module. */
  readonly classes: Readonly<Record<string, string>>
}

/** A class in a selector. */
export const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

interface MoveOptions {
  readonly prefix: string
  readonly isModule: boolean
  /** Classes of a module that keep their names, as they are not its own. */
  readonly outside?: ReadonlySet<string>
}

/**
 * Takes a style sheet over. Each class of a CSS module is named after its file, as a bundler would do. Returns why it cannot,
 * as a part of a sentence, for a sheet that depends on others.
 */
export function moveStyles(text: string, { prefix, isModule, outside }: MoveOptions): MovedStyles | string {
  const classes: Record<string, string> = {}
  let reason: string | null = null
  const refuse = (why: string): void => void (reason ??= why)
  const rename = (selector: string): string =>
    selector
      .split(/(:global\([^()]*\))/)
      .map((part) => {
        if (part.startsWith(':global(')) return part.slice(':global('.length, -1)
        return part.replaceAll(CLASS, (whole, name: string) =>
          outside?.has(name) === true ? whole : `.${(classes[name] = `${prefix}-${name}`)}`,
        )
      })
      .join('')
  try {
    const sheet = parse(text)
    sheet.walkAtRules(/^import$/i, () => refuse('imports other style sheets'))
    sheet.walkDecls((declaration) => {
      if (declaration.prop === 'composes') refuse('has styles with "composes"')
      if (/url\(\s*["']?(?!data:|https?:|\/)/.test(declaration.value)) refuse('has styles with a file')
    })
    if (isModule)
      sheet.walkRules((rule) => {
        if (
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          String(rule.parent.name).endsWith('keyframes')
        )
          return
        rule.selector = rename(rule.selector)
      })
    return reason ?? { css: sheet.toString(), classes }
  } catch {
    return 'has a style sheet that cannot be read'
  }
}

/** Properties whose numbers have no unit in React. */
const UNITLESS = /^(?:flex|fontWeight|grid|lineHeight|opacity|order|orphans|tabSize|widows|zIndex|zoom)/

/** A literal style of React as a rule; null for one that would say more than its own declarations. */
export function styleRule(
  className: string,
  style: Readonly<Record<string, string | number>>,
): string | null {
  const declarations = Object.entries(style).map(([name, value]) => {
    const property = name.startsWith('--')
      ? name
      : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const unit = typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? 'px' : ''
    return `  ${property}: ${value}${unit};\n`
  })
  const rule = `.${className} {\n${declarations.join('')}}\n`
  return isOneRule(rule, declarations.length) ? rule : null
}

function isOneRule(css: string, declarations: number): boolean {
  try {
    const [rule, ...others] = parse(css).nodes
    const own = rule?.type === 'rule' ? rule.nodes : []
    return others.length === 0 && own.length === declarations && own.every(({ type }) => type === 'decl')
  } catch {
    return false
  }
}

/** A path as a string of CSS in single quotes, which nothing in it ends. */
export function quoteInCss(path: string): string {
  const inner = path.replaceAll(/[\\'\n\r\f]/g, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `)
  return `'${inner}'`
}
