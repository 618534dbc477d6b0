import { isHeif, withoutHeifData } from './without-heif-data.ts'

/**
 * Pictures without what a camera or an editor writes beside the dots: where and when a photo was taken, with what, by whom.
 * The dots, the colour profile and the turn of a photo stay, so that it looks the same. Rules: JPEG (ITU T.81, B.1), Exif 2.32
 * (4.5), PNG (third edition, 11.3), WebP (RFC 9649, 2.7).
 */

/** The same picture without that data; the same bytes where there is none, and for what is none of these files. */
export function withoutCameraData(bytes: Uint8Array): Uint8Array {
  const file = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length > 4 && file.readUInt16BE(0) === 0xffd8) return cleanJpeg(file)
  if (file.toString('hex', 0, 8) === '89504e470d0a1a0a') return cleanPng(file)
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return cleanWebp(file)
  return isHeif(file) ? withoutHeifData(file) : file
}

const JPEG = { app: 0xe0, exif: 0xe1, lastApp: 0xef, comment: 0xfe, scan: 0xda, end: 0xd9 }
const EXIF = Buffer.from('Exif\0\0', 'latin1')
/** The segments of programs that say how the dots are read: density, colour profile, and the kind of colours. */
const NEEDED = new Map([
  [0xe0, Buffer.from('JFIF\0', 'latin1')],
  [0xe2, Buffer.from('ICC_PROFILE\0', 'latin1')],
  [0xee, Buffer.from('Adobe', 'latin1')],
])

/** Segments up to the end of the picture; what phones add behind it are further pictures with data of their own. */
function cleanJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let at = nextMarker(file, 2)
  while (at + 4 <= file.length && file[at + 1] !== JPEG.end) {
    const marker = file[at + 1] ?? 0
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) break
    const segment = file.subarray(at, end)
    if (isCameraData(marker, segment)) {
      const isExif = marker === JPEG.exif && segment.indexOf(EXIF) === 4
      const orientation = isExif ? orientationIn(segment.subarray(4 + EXIF.length)) : 1
      if (orientation !== 1) kept.push(exifOf(orientation))
    } else kept.push(segment)
    at = nextMarker(file, end)
    if (marker === JPEG.scan) kept.push(file.subarray(end, at))
  }
  // A picture that is damaged stays as it is from there.
  const hasEnd = file[at] === 0xff && file[at + 1] === JPEG.end
  const cleaned = Buffer.concat([...kept, file.subarray(at, hasEnd ? at + 2 : file.length)])
  return cleaned.equals(file) ? file : cleaned
}

function isCameraData(marker: number, segment: Buffer): boolean {
  if (marker < JPEG.app || marker > JPEG.lastApp) return marker === JPEG.comment
  const head = NEEDED.get(marker)
  return head === undefined || segment.indexOf(head) !== 4
}

/** Where the next segment begins: behind the dots of a scan, with their restarts and 0xff, and behind what fills a gap. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

const ORIENTATION = 0x0112

/** The orientation in the first directory of a TIFF header; 1, as it is, where there is none. */
function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  if (tiff.length < 8) return 1
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) break
    const value = short(at + 8)
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A segment of Exif that says nothing but the orientation. */
function exifOf(orientation: number): Buffer {
  // One directory, of one entry: a short number. The value is at 18.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, JPEG.exif, 0, 0])
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2)
  return Buffer.concat([head, EXIF, tiff])
}

/** Chunks of PNG that hold texts, times, Exif, and who made the picture with what (C2PA). */
const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])
const PNG_DATA = new Set([...PNG_TEXTS, 'eXIf', 'tIME', 'caBX'])
/** Texts in which draw.io and Excalidraw keep the drawing: readers open the picture to edit it. */
const DRAWING = /^(?:mxfile|application\/vnd\.excalidraw\+json)\0/

/** Chunks up to the end of the picture: what is behind may be the rest of a larger one, before a part was cut out. */
function cleanPng(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 8)]
  let at = 8
  let hasEnd = false
  while (at + 12 <= file.length && !hasEnd) {
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) break
    const isDrawing = PNG_TEXTS.has(name) && DRAWING.test(file.toString('latin1', at + 8, at + 48))
    if (!PNG_DATA.has(name) || isDrawing) kept.push(file.subarray(at, end))
    hasEnd = name === 'IEND'
    at = end
  }
  const cleaned = Buffer.concat(hasEnd ? kept : [...kept, file.subarray(at)])
  return cleaned.length === file.length ? file : cleaned
}

const WEBP_DATA = new Set(['EXIF', 'XMP ', 'C2PA'])
/** In the first byte of `VP8X`: that the file has Exif, that it has XMP. */
const WEBP_FLAGS = 0x08 | 0x04

function cleanWebp(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let isClean = true
  let at = 12
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > file.length) break
    if (WEBP_DATA.has(name)) isClean = false
    else kept.push(name === 'VP8X' ? withoutFlags(file.subarray(at, end)) : file.subarray(at, end))
    at = end
  }
  if (isClean) return file
  const parts = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept, file.subarray(at)])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(parts.length, 4)
  return Buffer.concat([head, parts])
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = (copy[8] ?? 0) & ~WEBP_FLAGS
  return copy
}
