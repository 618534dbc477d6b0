import pMap from 'p-map'
import sharp from 'sharp'
import { onlyFonts } from '../scripts/browser-fonts.mjs'
import { createRandom } from './random.mjs'
import { samplePage } from './sample-page.mjs'

// The letters in screenshots are the same on every machine.
process.env.FONTCONFIG_FILE = onlyFonts('DejaVu').FONTCONFIG_FILE

/** Windows of usual sizes, as screens with one and with two pixels for each point show them. */
const SCREENS = [
  { width: 1440, height: 900, scale: 1 },
  { width: 1280, height: 800, scale: 2 },
  { width: 1024, height: 768, scale: 2 },
]
/** What phones write, made smaller or not. */
const PHOTOS = [
  { width: 1600, height: 1200 },
  { width: 1280, height: 960 },
  { width: 2016, height: 1512 },
  { width: 1280, height: 960 },
  { width: 4032, height: 3024 },
  { width: 1600, height: 1200 },
  { width: 1280, height: 960 },
  { width: 2016, height: 1512 },
]
const ICON_SIZES = [48, 64, 96]

/**
 * A hundred screenshots, sixty photographs and forty icons, the same bytes each time: `{ kind, name, bytes }`. Of ten in a row, five
 * are screenshots, three photographs and two icons.
 */
export function pictureFiles() {
  const kinds = ['screenshot', 'photo', 'screenshot', 'icon', 'screenshot', 'photo']
  const tens = [...kinds, 'screenshot', 'photo', 'screenshot', 'icon']
  const numbered = Array.from({ length: 200 }, (_unused, index) => ({ kind: tens[index % 10], index }))
  return pMap(
    numbered,
    async ({ kind, index }) => ({
      kind,
      name: `${kind}-${index}.${kind === 'photo' ? 'jpg' : 'png'}`,
      bytes: await MAKERS[kind](index),
    }),
    { concurrency: 2 },
  )
}

const MAKERS = { screenshot: drawScreenshot, photo: takePhoto, icon: drawIcon }

/** A window of a program: a bar, a sidebar, and lines of text and code in letters of several sizes. */
function drawScreenshot(index) {
  const { width, height, scale } = SCREENS[index % SCREENS.length]
  const isDark = index % 4 === 0
  const [ground, ink, soft, line] = isDark
    ? ['#14191f', '#e4e9ee', '#8d99a5', '#2a323b']
    : ['#ffffff', '#1c2733', '#5d6b7a', '#dde3e9']
  const hue = (index * 47) % 360
  const texts = samplePage({ seed: index, locale: 'en', title: `Window ${index}`, links: [] }).split('\n')
  const lines = texts.filter((one) => one.trim() !== '' && one !== '---')
  const body = lines.slice(0, Math.floor((height - 120) / 21)).map((words, at) => {
    const isCode = /[{}()=]/.test(words)
    return text(
      260,
      110 + at * 21,
      isCode ? 12 : 13,
      ink,
      words.slice(0, 140),
      isCode ? 'monospace' : undefined,
    )
  })
  const entries = lines.slice(0, Math.floor((height - 80) / 30)).map((words, at) => {
    const mark = `<rect x="16" y="${68 + at * 30}" width="14" height="14" rx="3" fill="hsl(${hue + at * 9} 55% 50%)"/>`
    return mark + text(40, 80 + at * 30, 13, soft, words.replaceAll(/\W+/g, ' ').trim().slice(0, 22))
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <rect width="${width}" height="48" fill="hsl(${hue} 45% ${isDark ? 22 : 40}%)"/>
    ${text(20, 31, 18, '#ffffff', `Window ${index}`)}
    <rect x="236" y="48" width="1" height="${height}" fill="${line}"/>
    ${entries.join('')}${text(260, 84, 22, ink, `Report ${index}`)}${body.join('')}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Light and shade in all sizes, few and wide changes of colour, a skyline in front, and the grain of a sensor. */
async function takePhoto(index) {
  const { width, height } = PHOTOS[Math.floor(index / 10) % PHOTOS.length]
  const random = createRandom(index + 9000)
  const size = { width, height }
  const shades = await Promise.all(
    [5, 16, 50, 160, 500, 1100].map((cells) => cloud(random, { ...size, cells, channels: 1 })),
  )
  const colours = await cloud(random, { ...size, cells: 6, channels: 3 })
  const grain = randomBytes(random, 65_536)
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    let shade = (grain[(at * 7919) & 65_535] - 128) / 30
    for (const [octave, pixelsOf] of shades.entries()) shade += (pixelsOf[at] - 128) * 0.7 * 0.58 ** octave
    for (let place = at * 3; place < at * 3 + 3; place += 1)
      pixels[place] = 128 + shade + (colours[place] - 128) * 0.5
  }
  const tops = Array.from({ length: 24 }, (_unused, at) => {
    const [x, top] = [(width / 22) * at, height * (0.55 + random() * 0.25)]
    return `<rect x="${x}" y="${top}" width="${width / 30}" height="${height}" fill="rgb(${40 + at} ${44 + at} 52)" fill-opacity="0.8"/>`
  })
  const skyline = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tops.join('')}</svg>`
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(skyline) }])
    .withMetadata({ orientation: index % 5 === 0 ? 6 : 1 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Values that change over the picture, so many times across. */
function cloud(random, { cells, width, height, channels }) {
  const rows = Math.max(2, Math.round((cells * height) / width))
  const raw = { width: cells, height: rows, channels }
  return sharp(randomBytes(random, cells * rows * channels), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
}

function drawIcon(index) {
  const size = ICON_SIZES[index % ICON_SIZES.length]
  const random = createRandom(index + 70_000)
  const shapes = Array.from({ length: 6 }, () => {
    const [x, y, radius] = [random() * size, random() * size, (random() * size) / 2.5]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${random() * 360} 70% 50%)" fill-opacity="0.7"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function text(x, y, size, color, words, font = 'sans-serif') {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${color}">${escaped(words)}</text>`
}

function randomBytes(random, length) {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; at += 1) bytes[at] = random() * 256
  return bytes
}

function escaped(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
