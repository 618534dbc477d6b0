import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTinySite } from './copy-fixture.ts'

/** Shows whether its module went through Vite, which adds this to every module that it loads. */
const THEME = `
export const renderPage = () => ({
  html: '<!doctype html><html><head></head><body>' + (import.meta.env ? 'by Vite' : 'by Node') + '</body></html>',
  payload: {},
})
export const shellData = () => ({})
export const divideSidebar = () => ({ filesOf: () => ({ url: '', branches: [] }) })
export const renderRedirect = () => ''
export const contentSecurityPolicy = () => ''
`

/** A site with a theme of its own: `folder` is where the theme is, `server` the module of its server entry point. */
export function siteWithTheme(folder: string, server = THEME): string {
  const root = copyTinySite()
  rmSync(join(root, 'node_modules'), { recursive: true })
  const theme = join(root, folder, 'plain-theme')
  mkdirSync(theme, { recursive: true })
  writeFileSync(
    join(theme, 'package.json'),
    JSON.stringify({
      name: 'plain-theme',
      type: 'module',
      exports: { './server': './server.js', './client': './client.js', './styles.css': './styles.css' },
    }),
  )
  writeFileSync(join(theme, 'server.js'), server)
  writeFileSync(join(theme, 'client.js'), '')
  writeFileSync(join(theme, 'styles.css'), '')
  const config = join(root, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('{', "{ theme: 'plain-theme',"))
  return root
}
