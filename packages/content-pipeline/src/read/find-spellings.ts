import { statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './names-in.ts'

/** In such a name every letter has one spelling. */
const ASCII = /^[\u0020-\u007E]*$/

/**
 * The files of a folder that a path, with `/`, means, as they are spelled on disk, in the order of their spelling: `å` is
 * one character or two, depending on who made the file. Usually one; none when there is no such file.
 */
export function findSpellings(folder: string, path: string): readonly string[] {
  if (ASCII.test(path)) return isFile(join(folder, path)) ? [path] : []
  const spelled = path
    .split('/')
    .reduce<string[]>((bases, part) => bases.flatMap((base) => spellPart(folder, base, part)), [''])
  return spelled.map((file) => file.slice(1)).filter((file) => isFile(join(folder, file)))
}

/** The forms in which a file of this name may be made later: with composed letters and with decomposed ones. */
export function unicodeForms(path: string): readonly string[] {
  return ASCII.test(path) ? [path] : [...new Set([path, path.normalize('NFC'), path.normalize('NFD')])]
}

/** `base` with each entry that a part of a path means. */
function spellPart(folder: string, base: string, part: string): string[] {
  if (ASCII.test(part)) return [`${base}/${part}`]
  const wanted = part.normalize('NFC')
  return namesIn(join(folder, base))
    .filter((name) => name.normalize('NFC') === wanted)
    .toSorted()
    .map((name) => `${base}/${name}`)
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The diagnostic for a path that means several files. */
export function manySpellings(path: string): { code: 'ambiguous-name'; problem: string; hint: string } {
  return {
    code: 'ambiguous-name',
    problem: `Two files have the name "${path}". They differ only in how letters with accents are stored.`,
    hint: 'Delete or rename one of them: they look the same to readers and to most programs.',
  }
}
