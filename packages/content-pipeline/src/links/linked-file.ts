import { posix } from 'node:path'

/**
 * Types of files that content may publish by linking to them: what browsers show without running anything in it, or
 * hand to another program. Everything else, such as HTML, XML and scripts, could run as part of the site on hosts that do not
 * send its policy, and so could a file whose type hosts do not know, because browsers then look into it. SVG is checked for
 * code before it is published.
 */
export const LINKED_TYPES: readonly string[] = [
  'apng avif bmp gif heic ico jpeg jpg png psd svg tif tiff webp',
  'aac flac m4a mp3 oga ogg opus wav weba',
  'avi m4v mkv mov mp4 mpeg mpg ogv srt vtt webm',
  'otf ttf woff woff2',
  '7z bz2 gz rar tar tgz xz zip zst',
  'doc docx epub numbers odp ods odt pages pdf ppt pptx rtf xls xlsx',
  'conf csv diff geojson ics ini json json5 log patch toml tsv txt vcf yaml yml',
  'c cpp h java py rb sh sql asc cer crt pem sig',
  'ai dwg dxf glb sqlite step stl stp',
].flatMap((kind) => kind.split(' '))

const ALLOWED =
  'Content can publish pictures, sound, video, fonts, archives, documents such as ".pdf" and ".docx", and data such as ".csv", ".json", ".txt" and ".yaml".'

const KNOWN = new Set(LINKED_TYPES)

/** Whether content may publish a file of this name. */
export function isLinkedType(file: string): boolean {
  return KNOWN.has(typeOf(file).toLowerCase())
}

/** What an author of a link to a file of another type learns; `folder` is the static folder. */
export function refusedType(
  url: string,
  file: string,
  folder: string,
): { code: 'unsafe-file'; problem: string; hint: string } {
  const type = typeOf(file)
  const kind = type === '' ? 'without a type' : `of the type ".${type}"`
  return {
    code: 'unsafe-file',
    problem: `"${url}" is a file ${kind}. Content cannot publish it: it could run as part of your site.`,
    hint: `Move it to the folder "${folder}", whose files are trusted and published as they are, and write "/${posix.basename(file)}". ${ALLOWED}`,
  }
}

/** What follows the last dot of a name; empty where nothing does. */
function typeOf(file: string): string {
  return /\.([^./]*)$/.exec(file)?.[1] ?? ''
}
