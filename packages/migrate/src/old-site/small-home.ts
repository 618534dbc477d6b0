import { joinAddress } from './old-addresses.ts'

/** What a home page that was a component begins with. */
interface SmallHome {
  readonly heading: string
  readonly tagline: string | null
  /** Address of the page that it leads to, below the base path; null for none. */
  readonly first: string | null
}

/** The text of a home page that takes the place of a component. */
export function smallHome({ heading, tagline, first }: SmallHome): string {
  return [
    '---',
    'hero:',
    `  heading: ${JSON.stringify(heading)}`,
    ...(tagline === null ? [] : [`  tagline: ${JSON.stringify(tagline)}`]),
    ...(first === null
      ? []
      : ['actions:', '  - label: Read the docs', `    to: ${JSON.stringify(joinAddress(first))}`]),
    '---',
    '',
  ].join('\n')
}
