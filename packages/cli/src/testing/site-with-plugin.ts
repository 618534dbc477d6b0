import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTinySite } from './copy-fixture.ts'

/** A site with a plugin that does something in one of its texts. */
export function siteWithPlugin(deed: string): string {
  const root = copyTinySite()
  writeFileSync(
    join(root, 'late.mjs'),
    `export default () => (_, file) => { if (file.path.endsWith('late.md')) ${deed} }\n`,
  )
  writeFileSync(join(root, 'content/docs/late.md'), '---\ntitle: Late\n---\n\nA paragraph.\n')
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(root, 'site.config.ts'),
    `import late from './late.mjs'\n${config.replace('default {', 'default { markdown: { remarkPlugins: [late] },')}`,
  )
  return root
}
