import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { changeLines } from '../old-site/change-lines.ts'

/** An import of a film, a sound or a download in a line of its own, which stands for the address of that file. */
const IMPORT =
  /^import\s+([A-Za-z_]\w*)\s+from\s*(['"])((?:\.{1,2}|@site)\/[^'"?]+\.(?:mp4|webm|ogv|mov|mp3|ogg|wav|m4a|flac|aac|pdf|zip))\2\s*(?:;\s*)?$/i

/** The folders of a page and of the old site, absolute. */
interface Place {
  readonly folder: string
  readonly site: string
}

/**
 * A page whose attributes have the addresses of the files that it imports: `<video src={film} />` is `<video src="./film.mp4" />`.
 * Fyr reads such imports of pictures alone. A name that is used in any other way stays.
 */
export function withImportedFiles(text: string, { folder, site }: Place): string {
  if (!/^import\s/m.test(text)) return text
  const files = new Map<string, string>()
  return changeLines(text, {
    text: (line) => {
      const [, name, , request = ''] = IMPORT.exec(line) ?? []
      if (name === undefined)
        return [...files].reduce(
          (changed, [one, path]) => changed.replaceAll(asValue(one), `="${path}"`),
          line,
        )
      const file = request.startsWith('@site/')
        ? join(site, request.slice('@site/'.length))
        : join(folder, request)
      const uses = text.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0
      const values = text.match(asValue(name))?.length ?? 0
      const inImport = line.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0
      if (values === 0 || uses !== values + inImport || !existsSync(file)) return line
      const path = relative(folder, file).split(sep).join('/')
      files.set(name, path.startsWith('../') ? path : `./${path}`)
      return null
    },
  })
}

/** A name as the value of an attribute. */
function asValue(name: string): RegExp {
  return new RegExp(String.raw`=\{\s*${name}\s*\}`, 'g')
}
