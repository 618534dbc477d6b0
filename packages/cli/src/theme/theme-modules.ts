import { join, sep } from 'node:path'
import type { Part } from './customisable.ts'
import { islandName, ISLANDS_FOLDER } from '../customising-files.ts'
import type { ThemeEntryPoints } from './load-theme.ts'
import type { Customising } from './load-customising.ts'

/**
 * Id of the virtual style sheet. It is a path: after an edit Vite's client reads it as one, and would take the part before a colon for
 * the scheme of a URL.
 */
export const VIRTUAL_STYLES = '/@fyr/styles.css'

/** Ids of the virtual modules that combine a theme with a site's changes. */
const VIRTUAL = {
  server: 'virtual:fyr/server',
  client: 'virtual:fyr/client',
  shell: 'virtual:fyr/shell',
  styles: VIRTUAL_STYLES,
} as const

/** A theme with a site's changes. */
export interface ThemeModules {
  /** Entry points: files of the theme, or virtual modules if the site changes something. */
  readonly entryPoints: ThemeEntryPoints
  /** Source text of the virtual modules by id; only those that the site's changes need. */
  readonly virtual: ReadonlyMap<string, string>
  /** Files of islands with a schema, absolute. */
  readonly typedIslands: readonly string[]
}

/**
 * The modules of a theme combined with a site's slots, overrides, islands, tokens and styles. `virtual-theme.ts` serves
 * them to Vite, for the server bundle, the browser bundle and `fyr dev`.
 */
export function themeModules(
  root: string,
  entryPoints: ThemeEntryPoints,
  customising: Customising | null,
): ThemeModules {
  const virtual = new Map<string, string>()
  if (customising === null) return { entryPoints, virtual, typedIslands: [] }
  const { slots, overrides, islands, layouts, client, tokenCss, fontCss, styles } = customising
  if (tokenCss !== '' || fontCss !== '' || styles !== null)
    virtual.set(VIRTUAL.styles, stylesText(root, entryPoints, customising))
  const hasComponents = slots !== null || overrides.length + islands.length > 0
  // Layouts are only rendered by the build.
  if (hasComponents || layouts.length > 0) virtual.set(VIRTUAL.server, serverText(root, customising))
  if (hasComponents) {
    virtual.set(VIRTUAL.shell, shellText(root, customising))
    for (const { file } of customising.typedIslands) {
      virtual.set(typedIslandModule(file), `export { default } from ${literal(join(root, file))}`)
    }
  }
  if (hasComponents || client !== null) {
    const shell = hasComponents ? VIRTUAL.shell : `${customising.themeName}/client/shell`
    virtual.set(VIRTUAL.client, clientText(root, shell, customising))
  }
  const entryPointOf = (id: string, entryPoint: string): string => (virtual.has(id) ? id : entryPoint)
  return {
    virtual,
    typedIslands: customising.typedIslands.map(({ file }) => join(root, file).replaceAll(sep, '/')),
    entryPoints: {
      server: entryPointOf(VIRTUAL.server, entryPoints.server),
      client: entryPointOf(VIRTUAL.client, entryPoints.client),
      styles: entryPointOf(VIRTUAL.styles, entryPoints.styles),
      search: entryPoints.search,
      loader: entryPoints.loader,
    },
  }
}

function serverText(root: string, customising: Customising): string {
  const entryPoint = literal(`${customising.themeName}/server`)
  const { islands, staticIslands, layouts } = customising
  const { imports, members } = componentsText(root, customising, ['shell', 'article'])
  return [
    `import * as theme from ${entryPoint}`,
    ...imports,
    ...islands.map((file, index) => `import * as island${index} from ${literal(join(root, file))}`),
    ...layouts.map((file, index) => `import layout${index} from ${literal(join(root, file))}`),
    `export * from ${entryPoint}`,
    // Islands in content are rendered by the build only; the browser loads them one by one.
    `const islands = { ${islandMembers(islands, 'default')} }`,
    // An island may export its representation in Markdown.
    `const islandTexts = { ${islandMembers(islands, 'toMarkdown')} }`,
    `const staticIslands = ${JSON.stringify(staticIslands.map(islandName))}`,
    `const layouts = { ${layouts.map((file, index) => `${literal(islandName(file))}: layout${index}`).join(', ')} }`,
    `const customisation = { ${members}, islands, islandTexts, staticIslands, layouts }`,
    'export const renderPage = (input) => theme.renderPage({ ...input, customisation })',
    // Not every theme writes Markdown.
    'const { renderMarkdown: write } = theme',
    'export const renderMarkdown = write && ((input) => write({ ...input, customisation }))',
  ].join('\n')
}

function islandMembers(islands: readonly string[], name: string): string {
  return islands.map((file, index) => `${literal(islandName(file))}: island${index}.${name}`).join(', ')
}

/**
 * The boot script waits for the reader's intent and then loads the shell; the site's client module comes after that.
 */
function clientText(root: string, shell: string, { themeName, client }: Customising): string {
  const own = client === null ? '' : `, () => import(${literal(join(root, client))})`
  return `import { boot } from ${literal(`${themeName}/client/boot`)}\nboot(() => import(${literal(shell)})${own})`
}

/** Components of articles are not imported here, so that readers do not load them. */
function shellText(root: string, customising: Customising): string {
  const { themeName, islands, staticIslands, typedIslands } = customising
  const { imports, members } = componentsText(root, customising, ['shell'])
  const hydrated = islands.filter((file) => !staticIslands.includes(file))
  const loaders = hydrated.map((file) => {
    const isTyped = typedIslands.some((typed) => typed.file === file)
    const from = isTyped ? typedIslandModule(file) : join(root, file)
    return `  ${literal(islandName(file))}: () => import(${literal(from)}),`
  })
  const hasIslands = hydrated.length > 0
  return [
    `import { startShell as startThemeShell } from ${literal(`${themeName}/client/shell`)}`,
    ...(hasIslands ? [`import { createIslands } from ${literal(`${themeName}/client/islands`)}`] : []),
    ...imports,
    ...(hasIslands ? ['const startIslands = createIslands({', ...loaders, '})'] : []),
    `const customisation = { ${members} }`,
    `export const startShell = (resources) => startThemeShell(resources, customisation${hasIslands ? ', startIslands' : ''})`,
  ].join('\n')
}

/** Id of a module with only the component: readers need no schema, since the build has checked the attributes. */
function typedIslandModule(file: string): string {
  return `virtual:fyr/${ISLANDS_FOLDER}/${islandName(file)}`
}

/**
 * The imports of a site's slots and overrides for some parts of the theme, and the object members that contain them.
 */
function componentsText(
  root: string,
  { slots, overrides }: Customising,
  parts: readonly Part[],
): { readonly imports: readonly string[]; readonly members: string } {
  const names = slots?.slots.filter(({ part }) => parts.includes(part)).map(({ name }) => name) ?? []
  const own = overrides.filter(({ component }) => parts.includes(component.part))
  return {
    imports: [
      ...(slots ? [`import * as slots from ${literal(join(root, slots.file))}`] : []),
      ...own.map(({ file, component }) => `import ${component.name} from ${literal(join(root, file))}`),
    ],
    // A slot that the site leaves empty is not exported by its module, so it is undefined here.
    members: [
      `slots: { ${names.map((name) => `${name}: slots.${name}`).join(', ')} }`,
      `components: { ${own.map(({ component }) => component.name).join(', ')} }`,
    ].join(', '),
  }
}

/**
 * The site's tokens join the theme's layer of tokens; its own style sheet is outside every layer and overrides them
 * all.
 */
function stylesText(
  root: string,
  entryPoints: ThemeEntryPoints,
  { tokenCss, fontCss, styles }: Customising,
): string {
  const own = styles === null ? '' : `@import ${literal(join(root, styles))};\n`
  const tokens = tokenCss === '' ? '' : `\n@layer fyr.tokens {\n${tokenCss}}\n`
  return `@import ${literal(entryPoints.styles)};\n${own}${fontCss}${tokens}`
}

/** A path or name as a string literal of JavaScript or CSS. */
function literal(path: string): string {
  return JSON.stringify(path.replaceAll(sep, '/'))
}
