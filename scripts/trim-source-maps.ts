import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a source map that is read. */
interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent: readonly (string | null)[]
}

/**
 * Leaves the text of other packages out of the source maps in a folder: it is most of their size, and stack traces need
 * only names and lines.
 */
export function trimSourceMaps(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.map'))) {
    const path = join(folder, name)
    const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'))
    const sourcesContent = map.sourcesContent.map((text, index) =>
      map.sources[index]?.includes('/node_modules/') ? null : text,
    )
    writeFileSync(path, JSON.stringify({ ...map, sourcesContent }))
  }
}
