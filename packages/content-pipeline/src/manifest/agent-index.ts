/** Version of the format. Raise it with every change. */
export const AGENT_INDEX_VERSION = 1

/** A page that `agents.json` lists. */
export interface AgentIndexPage {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly description?: string | undefined
  /** Absolute address. */
  readonly url: string
  /** Absolute address of its Markdown. */
  readonly markdown: string
  /** Hash of its Markdown. */
  readonly hash: string
  readonly headings: readonly AgentIndexHeading[]
}

export interface AgentIndexHeading {
  readonly id: string
  readonly level: number
  readonly text: string
}

/** `agents.json`: the title and address of every page of a locale. */
export interface AgentIndex {
  readonly version: typeof AGENT_INDEX_VERSION
  /** Title of the site. */
  readonly title: string
  /** Absolute address of the home of the locale, with a final slash: all its files are below it. */
  readonly url: string
  readonly locale: string
  /** `nb-NO`. */
  readonly lang: string
  readonly pages: readonly AgentIndexPage[]
}
