/** Signs that join the parts of an identifier. */
const JOINT = /[-_.:/]/

/** Parts of a name in mixed letters: `HTTPServer2` is `HTTP` and `Server2`. */
const PART = /\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|[\p{L}\p{M}](?:[\p{Ll}\p{Lo}\p{Lm}\p{M}])*[\p{N}]*|\p{N}+/gu

/** The parts of an identifier such as `oxygenMgPerL` or `client_credentials`; a word that is not an identifier is its only part. */
export function partsOf(text: string): readonly string[] {
  return text.split(JOINT).flatMap((piece) => piece.match(PART) ?? [piece])
}
