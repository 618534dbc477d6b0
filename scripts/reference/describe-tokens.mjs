/** Returns Markdown that lists every design token under its custom property. */
export function describeTokens({ color, ...groups }) {
  const colors = Object.keys(color.light).map((name) => {
    const { $description = '' } = color.light[name]
    return [property('color', name), hexOf(color.light[name]), hexOf(color.dark[name]), $description]
  })
  return [
    '## color',
    table(['property', 'light', 'dark', 'use'], colors),
    ...Object.entries(groups)
      .filter(([group]) => !group.startsWith('$'))
      .flatMap(([group, tokens]) => [
        `## ${group}`,
        table(['property', 'value', 'use'], rowsOf(group, tokens)),
      ]),
  ].join('\n\n')
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
