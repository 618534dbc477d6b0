import { join, sep } from 'node:path'
import type { Part } from './customisable.ts'
import { islandName } from './customising-files.ts'
import type { Customising } from './load-customising.ts'

/** Text of a module whose `customisation` holds what a site puts into one part of the theme or, without one, into both. */
export function customisationModule(root: string, customising: Customising, part?: Part): string {
  const { slots, overrides } = customising
  // Texts are drawn by the build alone; the browser loads what they show one by one.
  const islands = part === undefined ? customising.islands : []
  const isIn = (one: { readonly part: Part }): boolean => part === undefined || one.part === part
  const names = slots?.slots.filter(isIn).map(({ name }) => name) ?? []
  const own = overrides.filter(({ component }) => isIn(component))
  return [
    ...(slots ? [`import * as slots from ${modulePath(root, slots.file)}`] : []),
    ...own.map(({ file, component }) => `import ${component.name} from ${modulePath(root, file)}`),
    ...islands.map((file, index) => `import island${index} from ${modulePath(root, file)}`),
    'export const customisation = {',
    // A slot that the site leaves empty is no member of its module, and undefined here.
    `  slots: { ${names.map((name) => `${name}: slots.${name}`).join(', ')} },`,
    `  components: { ${own.map(({ component }) => component.name).join(', ')} },`,
    `  islands: { ${islands.map((file, index) => `${nameLiteral(file)}: island${index}`).join(', ')} },`,
    '}',
    '',
  ].join('\n')
}

/** Text of the server module of a theme with a site's customisation. */
export function serverModule(themeName: string): string {
  const door = JSON.stringify(`${themeName}/server`)
  return [
    `import { renderPage as renderThemePage } from ${door}`,
    "import { customisation } from './customisation.js'",
    `export * from ${door}`,
    'export const renderPage = (input) => renderThemePage({ ...input, customisation })',
    '',
  ].join('\n')
}

/** Text of the boot module of a theme whose shell comes with a site's customisation. */
export function bootModule(themeName: string): string {
  const door = JSON.stringify(`${themeName}/client/boot`)
  return `import { boot } from ${door}\nboot(() => import('./shell.js'))\n`
}

/** Text of the module with the shell and a site's customisation of it. */
export function shellModule(themeName: string, hasIslands: boolean): string {
  const startIslands = hasIslands ? ', startIslands' : ''
  return [
    `import { startShell as startThemeShell } from ${JSON.stringify(`${themeName}/client/shell`)}`,
    "import { customisation } from './shell-customisation.js'",
    ...(hasIslands ? ["import { startIslands } from './islands.js'"] : []),
    `export const startShell = (resources) => startThemeShell(resources, customisation${startIslands})`,
    '',
  ].join('\n')
}

/** Text of the module that loads a site's islands one by one. */
export function islandsModule(root: string, { themeName, islands }: Customising): string {
  return [
    `import { createIslands } from ${JSON.stringify(`${themeName}/client/islands`)}`,
    'export const startIslands = createIslands({',
    ...islands.map((file) => `  ${nameLiteral(file)}: () => import(${modulePath(root, file)}),`),
    '})',
    '',
  ].join('\n')
}

function nameLiteral(file: string): string {
  return JSON.stringify(islandName(file))
}

/** The path of a file as a string of JavaScript or CSS. */
export function pathLiteral(path: string): string {
  return JSON.stringify(path.replaceAll(sep, '/'))
}

function modulePath(root: string, file: string): string {
  return pathLiteral(join(root, file))
}
