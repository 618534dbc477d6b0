import type { Customisable, CustomisableComponent, CustomisableSlot, Part } from '../theme/customisable.ts'

const PARTS: Readonly<Record<Part, string>> = {
  shell: 'rendered by the build and in the browser',
  article: 'rendered by the build only',
}

/** Slots and components that a site can customise, as a list for a terminal. */
export function formatCustomisable({ version, slots, components }: Customisable): string {
  return [
    `Theme ${version}`,
    section('Slots: export a component of the same name from theme/slots.tsx', slots, formatSlot),
    section(
      'Components: run "fyr theme override <component>" to start one of your own',
      components,
      formatComponent,
    ),
  ].join('\n\n')
}

function section<Item extends { readonly part: Part }>(
  title: string,
  items: readonly Item[],
  format: (item: Item) => string,
): string {
  const groups = (['shell', 'article'] as const).map((part) => {
    const own = items.filter((item) => item.part === part)
    return [`  ${PARTS[part]}`, ...own.map(format)].join('\n')
  })
  return [title, ...groups].join('\n\n')
}

function formatSlot({ name, place, props }: CustomisableSlot): string {
  return `    ${name}\n      ${place}\n      props: ${props.join(', ')}`
}

function formatComponent({ name, description, usedIn, props }: CustomisableComponent): string {
  const given = props.map((prop) => (prop.isRequired ? prop.name : `${prop.name}?`))
  return [
    `    ${name}`,
    `      ${description}`,
    `      props: ${given.join(', ') || 'nothing'}`,
    `      used in: ${usedIn.join(', ') || 'written text'}`,
  ].join('\n')
}
