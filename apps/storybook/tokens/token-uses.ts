/** A component of the catalogue, by its title there. */
export interface CatalogueComponent {
  readonly title: string
  /** Names of the classes in its source, and in the files of its folder that it imports. */
  readonly classes: ReadonlySet<string>
}

/** Texts of files by their paths. */
export type Texts = Readonly<Record<string, string>>

/** The components that have a page in the catalogue: those whose stories are beside their source, in the order of titles. */
export function catalogueComponents(sources: Texts): readonly CatalogueComponent[] {
  return Object.entries(sources)
    .flatMap(([path, stories]): CatalogueComponent[] => {
      const source = sources[path.replace(/\.stories\.tsx$/, '.tsx')]
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      const title = /^const meta = \{\s*title: '([^']+)',\s*component:/m.exec(stories)?.[1]
      if (!path.endsWith('.stories.tsx') || source === undefined || title === undefined) return []
      const parts = [...source.matchAll(/ from '\.\/([^']+\.tsx)'/g)].map(
        ([, name]) => sources[`${folder}${name}`],
      )
      return [{ title, classes: new Set([source, ...parts].join('\n').match(/\bfyr-[a-z\d-]+/g)) }]
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))
}

/** A declaration that gives a property the value of a token. */
const PASSED_ON = /(--fyr-[a-z\d-]+)\s*:\s*var\((--fyr-[a-z\d-]+)\)/g

/**
 * Titles of the components that use a token, by the name of its custom property. A component uses what a rule says of the
 * last class of one of its selectors, if the class is in the component's source. A property that is given a token passes it on: a
 * component that uses the one uses the other.
 */
export function tokenUses(
  styles: Texts,
  components: readonly CatalogueComponent[],
): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, Set<string>>()
  const passedOn: (readonly [property: string, token: string])[] = []
  for (const [, selectors = '', declarations = ''] of Object.values(styles).flatMap(rulesOf)) {
    const subjects = selectors.split(',').flatMap((one) => one.match(/fyr-[a-z\d-]+/g)?.at(-1) ?? [])
    for (const [, token = ''] of declarations.matchAll(/var\((--fyr-[a-z\d-]+)/g)) {
      const known = classes.get(token) ?? new Set()
      for (const subject of subjects) known.add(subject)
      classes.set(token, known)
    }
    for (const [, property = '', token = ''] of declarations.matchAll(PASSED_ON))
      passedOn.push([property, token])
  }
  for (const [property, token] of passedOn)
    for (const name of classes.get(property) ?? []) classes.get(token)?.add(name)
  return new Map(
    [...classes].map(([token, subjects]) => [
      token,
      components
        .filter((one) => [...subjects].some((name) => one.classes.has(name)))
        .map(({ title }) => title),
    ]),
  )
}

/** Selectors and declarations of the rules of a style sheet, without those that contain others. */
function rulesOf(sheet: string): readonly RegExpMatchArray[] {
  return [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
}

/**
 * Address of a page of the catalogue by its title. Pages are in a frame whose links lead the window: without `./` it would show
 * the frame's document alone.
 */
export function pageOf(title: string): string {
  return `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`
}
