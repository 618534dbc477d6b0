/**
 * Pictures without what a camera or an editor writes beside the dots: where and when a photo was taken, with what, by whom.
 * The dots, the colour profile and the turn of a photo stay, so that it looks the same. Rules: JPEG (ITU T.81, B.1), Exif 2.32
 * (4.5), PNG (third edition, 11.3), WebP (RFC 9649, 2.7).
 */

/** Files that `withoutCameraData` reads. */
export const CAMERA_FILE = /\.(?:jpe?g|png|webp)$/i

/** The same picture without that data; the same bytes where there is none, and for what is none of these files. */
export function withoutCameraData(file: Buffer): Buffer {
  if (file.length > 4 && file.readUInt16BE(0) === 0xffd8) return cleanJpeg(file)
  if (file.toString('hex', 0, 8) === '89504e470d0a1a0a') return cleanPng(file)
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return cleanWebp(file)
  return file
}

const JPEG = { exif: 0xe1, extension: 0xe2, iptc: 0xed, comment: 0xfe, scan: 0xda, end: 0xd9 }
const EXIF = Buffer.from('Exif\0\0', 'latin1')
const OTHER_PICTURES = Buffer.from('MPF\0', 'latin1')

/** Segments up to the end of the picture; what phones add behind it are further pictures with data of their own. */
function cleanJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]
    if (marker === JPEG.end) break
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) break
    const segment = file.subarray(at, end)
    if (isCameraData(marker, segment)) {
      const orientation = segment.indexOf(EXIF) === 4 ? orientationIn(segment.subarray(4 + EXIF.length)) : 1
      if (orientation !== 1) kept.push(exifOf(orientation))
    } else kept.push(segment)
    at = end
    if (marker === JPEG.scan) {
      const next = endOfScan(file, at)
      kept.push(file.subarray(at, next))
      at = next
    }
  }
  // A picture that is damaged stays as it is from there.
  const hasEnd = file[at] === 0xff && file[at + 1] === JPEG.end
  const cleaned = Buffer.concat([...kept, file.subarray(at, hasEnd ? at + 2 : file.length)])
  return cleaned.equals(file) ? file : cleaned
}

function isCameraData(marker: number | undefined, segment: Buffer): boolean {
  if (marker === JPEG.extension) return segment.indexOf(OTHER_PICTURES) === 4
  return marker === JPEG.exif || marker === JPEG.iptc || marker === JPEG.comment
}

/** Where the dots of a scan end: at the first marker that is neither a restart nor a 0xff among them. */
function endOfScan(file: Buffer, from: number): number {
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

/** Chunks of PNG that hold texts, times and Exif. */
const PNG_TEXTS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function cleanPng(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 8)]
  let isClean = true
  let at = 8
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) break
    if (PNG_TEXTS.has(file.toString('latin1', at + 4, at + 8))) isClean = false
    else kept.push(file.subarray(at, end))
    at = end
  }
  return isClean ? file : Buffer.concat([...kept, file.subarray(at)])
}

const WEBP_TEXTS = new Set(['EXIF', 'XMP '])
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
    if (WEBP_TEXTS.has(name)) isClean = false
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
