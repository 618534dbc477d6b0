import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Point, SourceText } from '../diagnostic.ts'
import { locate } from '../schemas/locate.ts'
import { isSidebarHtml, sidebarEntries, type SidebarItemConfig, sidebarsSchema } from '../schemas/sidebars.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ReadContext } from './read-collection.ts'
import { readDataFile } from './read-data-file.ts'
import type { DocsVersion } from './read-versions.ts'

/** The sidebars of a version as configured. */
export interface WrittenSidebars {
  /** Null without configured sidebars. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItemConfig[]>> | null
  /** The file with the sidebars. */
  readonly source: SourceText
  /** Position of a sidebar by its name, or of something in it. */
  readonly locate: (path: readonly string[]) => Point | null
}

/**
 * The sidebars of a version: those of the configuration for the current one and for further docs, those of its own file for a
 * released one.
 */
export function readSidebars(
  { sidebarsFile, isFurther, collection }: DocsVersion,
  context: ReadContext & { readonly variables: Variables },
): WrittenSidebars {
  const { config, root } = context
  const ofFurther = config.docs === false ? undefined : config.docs.folders[collection.folder]?.sidebars
  const own = isFurther ? ofFurther : config.sidebars
  const place = isFurther ? ['docs', 'folders', collection.folder] : []
  const configured: WrittenSidebars = {
    sidebars: sidebarsFile === null ? entriesByName(own) : null,
    source: config.source,
    locate: (path) => locate(config.source.text, [...place, 'sidebars', ...path]),
  }
  if (sidebarsFile === null || !existsSync(join(root, sidebarsFile))) return configured
  const read = readDataFile(root, sidebarsFile, sidebarsSchema, {
    ...context,
    isMarkup: isSidebarHtml,
  })
  if (read === null) return { ...configured, sidebars: {} }
  const { source, value } = read
  return { sidebars: entriesByName(value), source, locate: (path) => locate(source.text, path) }
}

function entriesByName(written: z.output<typeof sidebarsSchema> | undefined): WrittenSidebars['sidebars'] {
  if (written === undefined) return null
  return Object.fromEntries(Object.entries(written).map(([name, sidebar]) => [name, sidebarEntries(sidebar)]))
}
