/** The picture of all colours, beside the page. */
export const COLORS_FILE = 'colors.svg'

/** The size of a row of the picture and of a mode's column, in pixels; a row is a colour and its name. */
const ROW = { width: 240, height: 28 }

/** Returns Markdown that lists every design token under its custom property. */
export function describeTokens({ color, ...groups }) {
  const colors = Object.keys(color.light).map((name) => {
    const { $description = '' } = color.light[name]
    return [property('color', name), hexOf(color.light[name]), hexOf(color.dark[name]), $description]
  })
  return [
    '## color',
    `![All colours beside each other: those of the light mode on the left, those of the dark mode on the right.](./${COLORS_FILE})`,
    table(['property', 'light', 'dark', 'use'], colors),
    ':::details[All colours as CSS, to copy and change]',
    [
      '```css title="theme/tokens.css"',
      colorsCss(color.light, 'light'),
      '',
      colorsCss(color.dark, 'dark'),
      '```',
    ].join('\n'),
    ':::',
    ...Object.entries(groups)
      .filter(([group]) => !group.startsWith('$'))
      .flatMap(([group, tokens]) => [
        `## ${group}`,
        table(['property', 'value', 'use'], rowsOf(group, tokens)),
      ]),
  ].join('\n\n')
}

function colorsCss(colors, mode) {
  const lines = Object.entries(colors).map(([name, { $value }]) => `  --fyr-color-${name}: ${$value.hex};`)
  return [`[data-theme='${mode}'] {`, ...lines, '}'].join('\n')
}

/** Returns the picture: a column for each mode on its own ground. */
export function drawColors({ color: { light, dark } }) {
  const width = 2 * ROW.width
  const height = (Object.keys(light).length + 1) * ROW.height
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="13">`,
    ...drawMode(light, { left: 0, height }),
    ...drawMode(dark, { left: ROW.width, height }),
    '</svg>',
  ].join('\n')
}

function drawMode(colors, { left, height }) {
  const [ground, edge, ink] = ['ground', 'line-strong', 'ink'].map((name) => colors[name].$value.hex)
  return [
    `<rect x="${left}" width="${ROW.width}" height="${height}" fill="${ground}"/>`,
    ...Object.entries(colors).flatMap(([name, { $value }], index) => {
      const top = (index + 0.5) * ROW.height
      return [
        `<rect x="${left + 16}" y="${top + 4}" width="44" height="20" rx="4" fill="${$value.hex}" stroke="${edge}"/>`,
        `<text x="${left + 72}" y="${top + 18}" fill="${ink}">${name}</text>`,
      ]
    }),
  ]
}

function rowsOf(group, tokens) {
  return Object.entries(tokens)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, { $value, $description = '' }]) => [
      property(group, name),
      code(textOf($value)),
      $description,
    ])
}

function property(group, name) {
  return code(`--fyr-${group}-${name}`)
}

function hexOf({ $value }) {
  return code($value.hex)
}

function textOf(value) {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? `${value.value}${value.unit}` : String(value)
}

function code(text) {
  return `\`${text}\``
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
