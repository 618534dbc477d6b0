import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { ownFile, ownVersion } from '../own-package.ts'
import { frontMatterSnippets } from './front-matter-snippets.ts'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'

export interface CreateSiteOptions {
  /** Folder to create, relative to the current one; it may exist if it is empty. */
  readonly folder: string
  /** Title of the site; default: the name of the folder. */
  readonly title: string | null
}

/** Creates a small site that builds as it is: configuration, three docs, a post and a page. Throws `SiteError`. */
export async function createSite({ folder, title }: CreateSiteOptions): Promise<void> {
  const target = resolve(folder)
  const name = packageName(basename(target))
  await makeFolder(target, folder)
  if ((await readdir(target)).length > 0) throw notEmpty(folder)
  await cp(ownFile('template'), target, { recursive: true })
  const config = join(target, 'site.config.ts')
  await fillIn(config, { __TITLE__: title ?? basename(target), __SLUG__: name })
  await writeFile(
    join(target, '.vscode/front-matter.code-snippets'),
    `${JSON.stringify(frontMatterSnippets(), null, 2)}\n`,
  )
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`)
  // Package managers leave a file with this name out of a package.
  await writeFile(join(target, '.gitignore'), 'node_modules/\ndist/\ndist.tmp-*/\ndist.shards/\n')
}

async function makeFolder(target: string, written: string): Promise<void> {
  try {
    await mkdir(target, { recursive: true })
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const problem = `Cannot create the folder "${written}" (${error.code}).`
    const hint = 'Check that no file has that name and that you may write there, or choose another folder.'
    throw new SiteError([{ code: 'folder-in-use', problem, hint }], { cause: error })
  }
}

/** Replaces the names in the template, which are inside single quotes. */
async function fillIn(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  let text = await readFile(path, 'utf8')
  for (const [name, value] of Object.entries(values)) {
    text = text.replaceAll(name, () => value.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`))
  }
  await writeFile(path, text)
}

function manifestOf(name: string): object {
  const fyr = `^${ownVersion()}`
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'fyr dev', build: 'fyr build', preview: 'fyr preview', check: 'fyr check' },
    dependencies: { '@fyr/cli': fyr, '@fyr/theme': fyr, react: '^19.0.0', 'react-dom': '^19.0.0' },
  }
}

/** `Mitt nettsted` -> `mitt-nettsted`: a valid package name and address. */
function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return name === '' ? 'my-site' : name
}

function notEmpty(folder: string): SiteError {
  return new SiteError([
    {
      code: 'folder-not-empty',
      problem: `The folder "${folder}" is not empty.`,
      hint: 'Choose a folder that does not exist yet.',
    },
  ])
}
