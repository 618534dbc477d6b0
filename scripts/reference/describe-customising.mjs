const PARTS = [
  ['shell', 'Rendered by the build, then hydrated in the browser.'],
  ['article', 'Rendered by the build only: readers load none of their code.'],
]

/**
 * Returns Markdown that lists the slots and the components of the theme that a site can fill and override. `storyTitles`: titles in
 * the catalogue, such as `In text/Tabs`.
 */
export function describeCustomising({ slots, components }, storyTitles) {
  const titleOf = new Map(storyTitles.map((title) => [title.slice(title.lastIndexOf('/') + 1), title]))
  return [
    '## Slots',
    'Export a component of the same name from `theme/slots.tsx`.',
    ...PARTS.flatMap(([part, note]) => [
      `### Slots of the ${part}`,
      note,
      table(
        ['slot', 'place', 'props'],
        slots
          .filter((slot) => slot.part === part)
          .map(({ name, place, props }) => [code(name), place, props.map(code).join(', ')]),
      ),
    ]),
    '## Components',
    '`npx fyr theme override <name>` writes a file that overrides one of these.',
    ...PARTS.flatMap(([part, note]) => [
      `### Components of the ${part}`,
      note,
      ...components
        .filter((component) => component.part === part)
        .map((component) => describeComponent(component, titleOf.get(component.name))),
    ]),
  ].join('\n\n')
}

function describeComponent({ name, description, usedIn, props }, storyTitle) {
  const use = usedIn.length === 0 ? '' : ` Used in ${usedIn.map(code).join(', ')}.`
  const rows = props.map((prop) => [
    code(prop.name),
    code(prop.type.replaceAll('|', String.raw`\|`)),
    prop.isRequired ? 'yes' : 'no',
    prop.description,
  ])
  return [
    `#### ${name}`,
    `${description}${use}${storyTitle === undefined ? '' : ` [Stories](${storyAddress(storyTitle)})`}`,
    ...(rows.length === 0 ? [] : [table(['prop', 'type', 'required', 'meaning'], rows)]),
  ].join('\n\n')
}

/** Where the catalogue has the page of a component; Storybook makes its id from the title. */
function storyAddress(title) {
  return `/storybook/?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`
}

function code(text) {
  return `\`${text}\``
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
