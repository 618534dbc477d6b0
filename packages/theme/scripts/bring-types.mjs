/**
 * Puts the types of the content pipeline that the theme names into `dist/contract`, and lets the built declarations refer to them
 * there. What they describe is part of the built files, so that an app that uses the theme does not install the pipeline, with its
 * parser, its highlighter and its schemas.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const PIPELINE = '@fyr/content-pipeline'
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const built = join(dirname(createRequire(import.meta.url).resolve(`${PIPELINE}/package.json`)), 'dist')

/** Entry points of the pipeline that the theme uses: folders of types that refer to each other alone. */
const ENTRY_POINTS = ['manifest', 'search']

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'))
}

function bring(entryPoint) {
  for (const path of declarationsIn(join(built, entryPoint))) {
    const from = join(built, entryPoint, path)
    const outside = /from '(?:\.\.\/(?!manifest\/|search\/)|@fyr\/)[^']*'/.exec(readFileSync(from, 'utf8'))
    if (outside !== null) throw new Error(`${from} refers to something outside: ${outside[0]}`)
    const to = join(dist, 'contract', entryPoint, path)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

function referToOwn(path) {
  const text = readFileSync(join(dist, path), 'utf8')
  const up = posix.relative(dirname(path).split(sep).join('/'), '.') || '.'
  const own = text.replaceAll(
    /(['"])@fyr\/content-pipeline\/(\w+)\1/g,
    (_, quote, entryPoint) => `${quote}${up}/contract/${entryPoint}/index.ts${quote}`,
  )
  if (own.includes(PIPELINE)) throw new Error(`${path} refers to another entry point of ${PIPELINE}.`)
  if (own !== text) writeFileSync(join(dist, path), own)
}

const own = declarationsIn(dist).filter((path) => !path.startsWith(`contract${sep}`))
for (const entryPoint of ENTRY_POINTS) bring(entryPoint)
for (const path of own) referToOwn(path)
