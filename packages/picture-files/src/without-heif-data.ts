/**
 * AVIF and HEIC without the place, the camera and the names in them (ISO/IEC 14496-12, 8.11; ISO/IEC 23008-12, annex A). Both are
 * boxes, and what a camera writes is an item of its own: its bytes are overwritten where they are, so that nothing else moves.
 */

const BRANDS = /^(?:avif|avis|heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/
/** An empty directory of Exif: programs that look for some find none. */
const NOTHING = Buffer.from('000000004d4d002a00000008000000000000', 'hex')

/** Whether these are the bytes of such a file. */
export function isHeif(file: Buffer): boolean {
  return file.toString('latin1', 4, 8) === 'ftyp' && BRANDS.test(file.toString('latin1', 8, 12))
}

/** The same file with that data overwritten; the same bytes where there is none. */
export function withoutHeifData(file: Buffer): Buffer {
  try {
    const places = cameraPlaces(file)
    const length = places.reduce((sum, { start, end }) => sum + end - start, 0)
    // Parts that lie over each other are no work of a camera.
    if (length === 0 || length > file.length) return file
    const cleaned = Buffer.from(file)
    for (const { start, end, isExif } of places) {
      cleaned.fill(0, start, end)
      if (isExif && end - start >= NOTHING.length) NOTHING.copy(cleaned, start)
    }
    return cleaned
  } catch (error) {
    // What ends too early is damaged, and no browser shows it.
    if (error instanceof RangeError) return file
    throw error
  }
}

interface Box {
  readonly type: string
  /** Where its content begins, and where it ends. */
  readonly start: number
  readonly end: number
}

/** No picture has as many beside each other, and a file of the smallest ones would fill the memory. */
const MOST_BOXES = 100_000

function boxesIn(file: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MOST_BOXES;) {
    const short = file.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const end = Math.min(at + size, to)
    if (size < head) break
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at + head, end })
    at = end
  }
  return boxes
}

/** The largest of the sizes that such a file says; null without any. Throws `RangeError` where it ends too early. */
export function heifSize(file: Buffer): { type: string; width: number; height: number } | null {
  const inside = (type: string, around: readonly Box[], skipped = 0): readonly Box[] => {
    const box = around.find((one) => one.type === type)
    return box === undefined ? [] : boxesIn(file, box.start + skipped, box.end)
  }
  const properties = inside('ipco', inside('iprp', inside('meta', boxesIn(file, 0, file.length), 4)))
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => [file.readUInt32BE(start + 4), file.readUInt32BE(start + 8)] as const)
  const [width, height] = sizes.reduce(
    (most, one) => (one[0] * one[1] > most[0] * most[1] ? one : most),
    [0, 0],
  )
  return width * height === 0 ? null : { type: file.toString('latin1', 8, 12), width, height }
}

interface Place {
  readonly start: number
  readonly end: number
  readonly isExif: boolean
}

function cameraPlaces(file: Buffer): readonly Place[] {
  const meta = boxesIn(file, 0, file.length).find(({ type }) => type === 'meta')
  if (meta === undefined) return []
  // The first four bytes of a full box are its version and flags.
  const inner = boxesIn(file, meta.start + 4, meta.end)
  const find = (name: string): Box | undefined => inner.find(({ type }) => type === name)
  const [names, places, data] = [find('iinf'), find('iloc'), find('idat')]
  if (names === undefined || places === undefined) return []
  const items = cameraItems(file, names)
  return itemPlaces(file, places, data?.start ?? 0).flatMap(({ id, start, end }) => {
    const kind = items.get(id)
    return kind === undefined || end > file.length ? [] : [{ start, end, isExif: kind === 'Exif' }]
  })
}

/** The items that hold Exif, or XMP, which is a text of a type of its own. */
function cameraItems(file: Buffer, { start, end }: Box): ReadonlyMap<number, string> {
  const items = new Map<number, string>()
  for (const entry of boxesIn(file, start + (file[start] === 0 ? 6 : 8), end)) {
    const version = file[entry.start] ?? 0
    if (entry.type !== 'infe' || version < 2) continue
    const isLong = version > 2
    const id = isLong ? file.readUInt32BE(entry.start + 4) : file.readUInt16BE(entry.start + 4)
    const at = entry.start + (isLong ? 10 : 8)
    const type = file.toString('latin1', at, at + 4)
    const text = file.toString('latin1', at + 4, entry.end)
    if (type === 'Exif' || (type === 'mime' && text.includes('application/rdf+xml'))) items.set(id, type)
  }
  return items
}

interface ItemPlace {
  readonly id: number
  readonly start: number
  readonly end: number
}

/** Where the parts of all items are; `data` is where those begin that are beside this list. */
function itemPlaces(file: Buffer, { start, end }: Box, data: number): readonly ItemPlace[] {
  const version = file[start] ?? 0
  const [sizes = 0, more = 0] = file.subarray(start + 4, start + 6)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4]
  // Parts without a place and a length say nothing, however many there are.
  if (offsetSize + lengthSize === 0) return []
  const indexSize = version === 0 ? 0 : more & 15
  let at = start + 6
  const read = (size: number): number => {
    if (at + size > end) throw new RangeError('The list of items ends too early.')
    const value = size === 0 ? 0 : size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size)
    at += size
    return value
  }
  const places: ItemPlace[] = []
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4)
    const isBeside = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(baseSize) + (isBeside ? data : 0)
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexSize)
      const from = base + read(offsetSize)
      places.push({ id, start: from, end: from + read(lengthSize) })
    }
  }
  return places
}
