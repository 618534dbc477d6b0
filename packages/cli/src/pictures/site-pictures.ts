import { basename, extname } from 'node:path'
import type { PagePlan, SiteConfig, SitePicture } from '@fyr/content-pipeline'
import { kebabCase } from '@fyr/content-pipeline/internal'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import pMap from 'p-map'
import { applyDiagnosticSettings } from '../content/apply-diagnostic-settings.ts'
import type { ReadySite } from '../content/loaded-site.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { FILES_AT_ONCE } from '../publish/write-together.ts'
import { type SiteDiagnostic, siteDiagnostic } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'
import { mostThreads } from '../workers/open-pool.ts'
import { widthsOf } from './convert-picture.ts'
import { isShownByNetworks } from './convert-preview.ts'
import { type KeptFile, type KeptPictures, openKeptPictures } from './kept-pictures.ts'
import { loadSharp } from './load-sharp.ts'
import { type ConvertedPicture, finderOf, type PictureFinder } from './picture-finder.ts'
import { withPagePictures } from './page-pictures.ts'
import { libraryFailed, placed, sizeIssues } from './picture-issues.ts'
import { settingsFor } from './picture-settings.ts'
import { withLogos } from './with-logos.ts'

/** The converted pictures of a site. */
export interface SitePictures {
  /** Number of pictures that were converted now; the others were in the store. */
  readonly converted: number
  /** Number of pictures that would be converted if the library were installed. */
  readonly unconverted: number
  /** About pictures that cannot be converted, as serious as the site takes them. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** The plan of a page with the files of its pictures; `basePath` is that of its locale. */
  addFiles(plan: PagePlan, basePath: string): PagePlan
  /** The site with the files of its logos. */
  addLogos(site: ReadySite): ReadySite
  /** Writes the files into the folders of all locales. */
  write(output: SiteOutput, folders: readonly string[]): Promise<void>
}

/** Smaller files cost a reader less than the words about their other sizes. In bytes. */
const SMALL = 4096

/**
 * Converts the pictures in the content of a site, those in the store excepted. Null for a site that has switched it off or has
 * no picture that is worth it.
 */
export async function openSitePictures(
  { root, config, content }: ReadySite,
  store: Store,
): Promise<SitePictures | null> {
  const pictures = convertible({ config, content })
  if (pictures.length === 0 || config.images === null) return null
  const settle = (issues: readonly SiteDiagnostic[]) =>
    applyDiagnosticSettings(issues.toSorted(byPlace), config.diagnostics)
  const settings = config.images
  const diagnostics = pictures.flatMap((picture) => sizeIssues(picture, settings))
  const library = await loadSharp(root)
  if (library.state === 'missing')
    return { ...NOTHING, unconverted: pictures.length, diagnostics: settle(diagnostics) }
  if (library.state === 'unusable')
    return { ...NOTHING, diagnostics: settle([...diagnostics, libraryFailed(library.reason)]) }
  const { sharp } = library
  const kept = openKeptPictures(store, sharp, config.images)
  let converted = 0
  const found = await pMap(
    pictures,
    async (picture): Promise<ConvertedPicture> => {
      try {
        const known = kept.find(picture)
        if (known === null) converted += 1
        const files = known ?? (await kept.convert(picture))
        return {
          picture,
          files: files.map((file) => ({ ...file, place: placeOf(picture, file) })),
          needsOriginal: files.at(-1)?.width !== widestOf(picture, settings),
        }
      } catch (error) {
        diagnostics.push(conversionFailed(picture, error))
        return { picture, files: [], needsOriginal: true }
      }
    },
    { concurrency: mostThreads() },
  )
  const withFiles = found.filter(({ files }) => files.length > 0)
  const find = finderOf(withFiles, config.url)
  return {
    converted,
    unconverted: 0,
    diagnostics: settle(diagnostics),
    addFiles: (plan, basePath) => addFiles(plan, find(basePath)),
    addLogos: (given) => withLogos(given, find),
    write: (output, folders) => writeFiles(output, folders, withFiles, kept),
  }
}

const NOTHING: SitePictures = {
  converted: 0,
  unconverted: 0,
  diagnostics: [],
  addFiles: (plan) => plan,
  addLogos: (site) => site,
  write: () => Promise.resolve(),
}

/** The pictures of a site that are worth a conversion. */
function convertible({ config, content }: Pick<ReadySite, 'config' | 'content'>): readonly SitePicture[] {
  if (config.images === null) return []
  return (content.pictures ?? []).filter((picture) =>
    picture.use === 'preview' ? !isShownByNetworks(picture) : picture.bytes >= SMALL,
  )
}

/** Width of the widest file that a picture may have. */
function widestOf(
  { use, size }: SitePicture,
  settings: NonNullable<SiteConfig['images']>,
): number | undefined {
  const { widths, isSquare } = settingsFor({ use, size }, settings)
  return widthsOf(isSquare === true ? Math.min(size.width, size.height) : size.width, widths).at(-1)
}

function placeOf({ from }: SitePicture, { width, format, hash }: KeptFile): string {
  const name = kebabCase(basename(from, extname(from))) || 'file'
  return `assets/${name}-${width}-${hash}.${format}`
}

function addFiles(plan: PagePlan, files: PictureFinder): PagePlan {
  const filesOf = (src: string | number | boolean | undefined, width: unknown): string | null =>
    typeof src !== 'string' || width === undefined ? null : files.srcSet('content', src)
  const texts = plan.texts.map((text) => ({
    ...text,
    references: text.references.map((reference) => {
      if (reference === null) return null
      const srcSet = filesOf(reference['src'], reference['width'])
      const darkSrcSet = filesOf(reference['darkSrc'], reference['darkWidth'])
      return {
        ...reference,
        ...(srcSet !== null && { srcSet }),
        ...(darkSrcSet !== null && { darkSrcSet }),
      }
    }),
  }))
  return { ...plan, page: withPagePictures(plan.page, files), texts }
}

async function writeFiles(
  output: SiteOutput,
  folders: readonly string[],
  pictures: readonly ConvertedPicture[],
  kept: KeptPictures,
): Promise<void> {
  const written = new Set<string>()
  await pMap(
    pictures,
    async ({ picture, files }) => {
      // Two pictures may have the same name and bytes.
      const own = files.map((file, index) => ({ ...file, index })).filter(({ place }) => !written.has(place))
      for (const { place } of own) written.add(place)
      const isNew = own.some(({ place, hash }) =>
        folders.some((folder) => !output.isUnchanged(folder + place, hash)),
      )
      const bytes = isNew ? await kept.read(picture) : []
      await Promise.all(
        own.map(({ place, hash, index }) => {
          const places = folders.map((folder) => folder + place)
          for (const one of places) output.markAsset(one)
          return output.writeOnce(places, hash, bytes[index] ?? new Uint8Array())
        }),
      )
    },
    { concurrency: FILES_AT_ONCE },
  )
}

function byPlace(one: SiteDiagnostic, other: SiteDiagnostic): number {
  return compareCodePoints(one.file, other.file) || one.line - other.line || one.column - other.column
}

function conversionFailed({ from, firstUse }: SitePicture, error: unknown): SiteDiagnostic {
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  return siteDiagnostic({
    code: 'picture-failed',
    severity: 'warning',
    ...placed(firstUse),
    problem: `The picture "${basename(from)}" cannot be converted, and is published as it is: ${reason}`,
    hint: 'If it is damaged, open it in a program for pictures, and save it again.',
  })
}
