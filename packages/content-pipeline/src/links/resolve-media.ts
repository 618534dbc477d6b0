import type { Issue } from '../diagnostic.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { manySpellings } from '../read/find-spellings.ts'
import { withoutOwnHost } from './own-address.ts'
import { encodeMarks } from './path-marks.ts'
import { closedBeside, findFile, type ImageContext, missingFile } from './resolve-image.ts'

const MEDIA_FILE = /\.(?:aac|flac|m4a|m4v|mov|mp3|mp4|oga|ogg|ogv|opus|srt|vtt|wav|weba|webm)$/i
const SCHEME_OR_HOST = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** The address, with base path, of a film, a sound or its captions; or why it cannot be played. */
export function resolveMedia(
  address: string,
  file: ContentFile | null,
  context: ImageContext,
): { readonly src: string } | Issue {
  const url = withoutOwnHost(address, context.index)
  if (SCHEME_OR_HOST.test(url))
    return {
      code: 'invalid-media',
      problem: `The film or sound "${url}" is not a file of the site.`,
      hint: 'Copy it into the site: pages load nothing from other hosts. For a service, write "::video{youtube=ID title="…"}".',
    }
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const { path, found } = findFile(written, file, context)
  const closed = found === null ? closedBeside(path, file, context) : null
  if (closed !== null) return { code: 'unsafe-file', ...closed }
  if (found === null) {
    const hint = missingFile(path, file, context, MEDIA_FILE)
    return { code: 'missing-media', problem: `The film or sound "${address}" does not exist.`, hint }
  }
  if (found.isAmbiguous) return manySpellings(path)
  if (found.isRefused === true || !MEDIA_FILE.test(path))
    return {
      code: 'invalid-media',
      problem: `"${url}" is no film, sound or captions by the ending of its name.`,
      hint: 'Use MP4 or WebM for films, MP3, M4A, Ogg or WAV for sound, and WebVTT (.vtt) for captions.',
    }
  return { src: context.basePath + encodeMarks(found.to) + suffix }
}
