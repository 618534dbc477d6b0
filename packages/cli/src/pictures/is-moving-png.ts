const SIGNATURE = '89504e470d0a1a0a'
const FIRST_CHUNK = 8
/** Length and type before the data of a chunk, and a checksum after it. */
const AROUND_DATA = 12

/** Whether a PNG has several frames (APNG). The library that converts shows only the first. */
export function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('hex', 0, FIRST_CHUNK) !== SIGNATURE) return false
  for (let at = FIRST_CHUNK; at + AROUND_DATA <= file.length; at += AROUND_DATA + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}
