import { githubSlug } from '@fyr/content-pipeline/internal'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

/** A sidebar of the old site. */
export interface OldSidebar {
  /** Its name in the new configuration. */
  readonly name: string
  readonly items: readonly unknown[]
}

/** A link above the sidebars, which leads to a topic. */
export interface TopicLink {
  readonly label: string
  readonly link: string
  /** Whether it leads to another site. */
  readonly isElsewhere: boolean
}

/** A site whose sidebar is divided into topics, with a sidebar for each. */
export interface OldTopics {
  /** Of every topic that has entries; their names are the ids that front matter has in `topic`. */
  readonly sidebars: readonly OldSidebar[]
  readonly links: readonly TopicLink[]
}

const PLUG_IN = /^starlight-sidebar-topics(?:-dropdown)?$/

/** The topics that the plug-in `starlight-sidebar-topics` makes; null without it. */
export function topicsOf(options: Settings): OldTopics | null {
  const plugIn = listOf(options['plugins'])
    .map(recordOf)
    .find(({ $package }) => PLUG_IN.test(textOf($package) ?? ''))
  const topics = listOf(listOf(plugIn?.['$arguments'])[0]).map(recordOf)
  if (topics.length === 0) return null
  const read = topics.flatMap(({ id, label, link, items }) => {
    const shown = textOf(label) ?? textOf(Object.values(recordOf(label))[0])
    const target = textOf(link)
    if (shown === null || target === null) return []
    const isElsewhere = /^[a-z][a-z\d+.-]*:/i.test(target)
    const entries = listOf(items)
    return [
      {
        name: textOf(id) ?? githubSlug(shown),
        label: shown,
        link: target,
        isElsewhere,
        // A topic without entries is the page that its link leads to.
        items: entries.length > 0 || isElsewhere ? entries : [{ label: shown, link: target }],
      },
    ]
  })
  return {
    sidebars: read.filter(({ items }) => items.length > 0).map(({ name, items }) => ({ name, items })),
    links: read.map(({ label, link, isElsewhere }) => ({ label, link, isElsewhere })),
  }
}

/** The sidebars of a site: those of its topics, or the only one, which is without entries where it is generated. */
export function sidebarsOf(options: Settings): readonly OldSidebar[] {
  return topicsOf(options)?.sidebars ?? [{ name: 'defaultSidebar', items: listOf(options['sidebar']) }]
}

/** Whether a plug-in, by its name, is read here. */
export function isOfTopics(name: string): boolean {
  return PLUG_IN.test(name)
}
