/** The Fyr counterpart of a key of another tool. */
interface Counterpart {
  /** Keys that the hint refers to; if they are unknown, the hint is useless. */
  readonly keys: readonly string[]
  readonly hint: string
}

const PLACE: Counterpart = { keys: ['sidebar_position'], hint: 'Write "sidebar_position".' }
const CONTENTS: Counterpart = {
  keys: ['hide_table_of_contents'],
  hint: 'Write "hide_table_of_contents: true", or "toc_min_heading_level" and "toc_max_heading_level".',
}
const EDIT: Counterpart = { keys: ['custom_edit_url'], hint: 'Write "custom_edit_url"; "null" for no link.' }
const UPDATE: Counterpart = {
  keys: ['last_update'],
  hint: 'Write "last_update: { date: 2026-03-01 }". "docs.lastUpdated" in the configuration shows it for all docs.',
}
const LOOK: Counterpart = {
  keys: [],
  hint: 'Delete it: the folder decides the layout. The home page is "index.md" in the pages folder.',
}
const HEAD: Counterpart = {
  keys: ['description'],
  hint: 'Use "title", "description", "image" and "keywords".',
}
const HOME: Counterpart = {
  keys: ['sidebar_label'],
  hint: 'Move it to the home page, "index.md" in the pages folder.',
}
const AUTHORS: Counterpart = { keys: ['authors'], hint: 'Write "authors: { name: … }".' }
const ALIASES: Counterpart = { keys: ['aliases'], hint: 'Write "aliases".' }

const COUNTERPARTS: ReadonlyMap<string, Counterpart> = new Map([
  ['order', PLACE],
  ['weight', PLACE],
  ['nav_order', PLACE],
  ['position', PLACE],
  [
    'sidebar',
    {
      keys: ['sidebar_position'],
      hint: 'Write "sidebar_label", "sidebar_position", or "displayed_sidebar: null" for none.',
    },
  ],
  ['outline', CONTENTS],
  ['tableOfContents', CONTENTS],
  ['toc', CONTENTS],
  ['editLink', EDIT],
  ['editUrl', EDIT],
  ['lastUpdated', UPDATE],
  [
    'prev',
    { keys: ['pagination_prev'], hint: 'Write "pagination_prev" with the id of a doc; "null" for none.' },
  ],
  [
    'next',
    { keys: ['pagination_next'], hint: 'Write "pagination_next" with the id of a doc; "null" for none.' },
  ],
  ['template', LOOK],
  ['pageType', LOOK],
  ['hero', HOME],
  ['features', HOME],
  ['actions', HOME],
  ['head', HEAD],
  ['titleTemplate', { keys: ['title_meta'], hint: 'Write "title_meta".' }],
  [
    'banner',
    { keys: ['sidebar_label'], hint: 'Use "announcement" in the configuration, for the whole site.' },
  ],
  ['authorTitle', AUTHORS],
  ['authorURL', AUTHORS],
  ['authorImageURL', AUTHORS],
  ['redirect_from', ALIASES],
  ['redirects', ALIASES],
  ['permalink', { keys: ['slug'], hint: 'Write "slug".' }],
  ['published', { keys: ['draft'], hint: 'Write "draft: true" for a page that is not published.' }],
  ['summary', { keys: ['description'], hint: 'Write "description".' }],
  ['format', { keys: ['slug'], hint: 'Delete it: every file is Markdown.' }],
])

/** Names that other tools have for the picture of an author. */
const PICTURES = new Set(['image', 'imageURL', 'imageUrl', 'avatar', 'picture', 'photo'])

/** A setting before it was a check of a package. */
const SAMPLES =
  'Write "checks: [samples({ … })]" with "import { samples } from \'@fyr/openapi\'", and install that package.'

/** How to write a key of another tool, where only `known` keys are allowed. Null for other keys. */
export function hintForKey(key: string, known: readonly string[]): string | null {
  if (PICTURES.has(key) && known.includes('image_url')) return 'Write "image_url".'
  if (key === 'samples' && known.includes('checks')) return SAMPLES
  const counterpart = COUNTERPARTS.get(key)
  // The configuration has no page title, so none of this applies.
  if (counterpart === undefined || !known.includes('hide_table_of_contents')) return null
  return counterpart.keys.every((name) => known.includes(name)) ? counterpart.hint : null
}
