/** The name of a file as one word of a command that people copy from a hint: it decides nothing else of what they run. */
export function shellWord(path: string): string {
  const named = path.startsWith('-') ? `./${path}` : path
  return /^[\p{L}\p{N}_./@+:-]+$/u.test(named) ? named : `'${named.replaceAll("'", String.raw`'\''`)}'`
}
