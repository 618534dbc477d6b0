import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import type { ApiSettings, SiteConfig, SourcedPart } from '@fyr/content-pipeline'
import {
  apiPartPath,
  type ApiPartKind,
  isRecord,
  namesIn,
  releasedPartsFolder,
} from '@fyr/content-pipeline/internal'
import { readOrNull, replaceFile } from './kept-file.ts'
import { SNAPSHOTS } from './snapshot.ts'

/**
 * The parts of an API in a locale, a file each. Their paths do not depend on their texts: a document that shows one is compiled
 * again when that file changes.
 */
export interface Parts {
  keep(part: SourcedPart): void
  /** Removes the parts that were not kept. */
  removeOthers(): void
}

const KINDS: readonly ApiPartKind[] = ['operation', 'request', 'schema']

/** Whether a source yielded a part of an API and no document. */
export function isPart(yielded: unknown): yielded is SourcedPart {
  return (
    isRecord(yielded) &&
    KINDS.some((kind) => kind === yielded.part) &&
    typeof yielded.name === 'string' &&
    typeof yielded.markdown === 'string'
  )
}

/** Opens the parts that a source made last. */
export function openParts(storeFolder: string, sourceName: string, locale: string): Parts {
  const folder = partsFolder(storeFolder, sourceName, locale)
  const kept = new Set<string>()
  return {
    keep({ part, name, markdown }) {
      const path = apiPartPath(part, name)
      kept.add(path)
      writeIfChanged(join(folder, path), markdown)
    },
    removeOthers() {
      for (const kind of KINDS)
        for (const file of namesIn(join(folder, kind)))
          if (!kept.has(`${kind}/${file}`)) rmSync(join(folder, kind, file), { force: true })
    },
  }
}

function partsFolder(storeFolder: string, sourceName: string, locale: string): string {
  return join(storeFolder, SNAPSHOTS, sourceName, locale, 'parts')
}

/** The APIs of a site whose pages are docs; undefined without any. */
export function apiSettings({
  root,
  config,
  storeFolder,
}: {
  readonly root: string
  readonly config: SiteConfig
  readonly storeFolder: string
}): ApiSettings | undefined {
  const apis = config.sources.flatMap(({ name, openApi, folder }) => {
    if (openApi === undefined || folder?.startsWith('docs/') !== true) return []
    const places = config.locales.map(({ code }) => {
      const place = relative(root, partsFolder(storeFolder, name, code))
      return [code, place.split(sep).join('/')] as const
    })
    const pages = posix.join(config.content.docs, folder.slice('docs/'.length))
    return [{ name, folder: pages, places: Object.fromEntries(places) }]
  })
  const { defaultLocale, content } = config
  const { translations, docs, versionedDocs } = content
  return apis.length === 0 ? undefined : { apis, defaultLocale, translations, docs, versionedDocs }
}

/** A part that a version keeps. Paths are relative to the root. */
export interface ReleasedPart {
  readonly from: string
  readonly to: string
}

/**
 * The parts that a version of the docs keeps: those among the files that documents depend on. `versionFolders` are its
 * folders by locale.
 */
export function releasedParts(
  settings: ApiSettings | undefined,
  root: string,
  dependencies: readonly string[],
  versionFolders: Readonly<Record<string, string>>,
): readonly ReleasedPart[] {
  const places = (settings?.apis ?? []).flatMap((api) =>
    Object.entries(api.places).flatMap(([locale, place]) => {
      const folder = versionFolders[locale]
      return folder === undefined ? [] : [{ place, kept: releasedPartsFolder(folder, api.name) }]
    }),
  )
  return places.flatMap(({ place, kept }) =>
    dependencies
      .filter((file) => file.startsWith(`${place}/`) && existsSync(join(root, file)))
      .map((file) => ({ from: file, to: kept + file.slice(place.length) })),
  )
}

function writeIfChanged(path: string, text: string): void {
  if (readOrNull(path) === text) return
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, text)
}
