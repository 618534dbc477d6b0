import type { NavbarItem, SiteData, VersionLink } from '@fyr/content-pipeline/manifest'
import type { PageMeta } from '../page-payload.ts'

/** The current page and the reader's earlier choice, which decide where version links lead. */
export interface VersionChoice {
  readonly siteData: Pick<SiteData, 'versions' | 'navbar'>
  readonly meta: Pick<PageMeta, 'path' | 'version'>
  /** Name of the version that the reader once picked, or null. */
  readonly preferredVersion: string | null
}

/** A line of the version menu. */
export interface VersionMenuLink {
  readonly name: string
  readonly label: string
  readonly href: string
  /** It leads to this very page in the version, so that query and hash go along. */
  readonly isSamePage: boolean
  readonly isCurrent: boolean
}

/** The version that a page is about: the doc's own, else the one picked before, else the last one. Null without a choice. */
export function shownVersion({ siteData, meta, preferredVersion }: VersionChoice): VersionLink | null {
  const find = (name: string | null | undefined) => siteData.versions.find((version) => version.name === name)
  return (
    find(meta.version?.name) ??
    find(preferredVersion) ??
    siteData.versions.find(({ isLast }) => isLast) ??
    siteData.versions[0] ??
    null
  )
}

/** The same doc in each version, or the doc that represents a version that lacks it. */
export function versionLinks(choice: VersionChoice): VersionMenuLink[] {
  const { siteData, meta } = choice
  const shown = shownVersion(choice)
  return siteData.versions.map(({ name, label, href }) => {
    const same = meta.version?.alternates.find(({ version }) => version === name)
    const isSamePage = same !== undefined
    return { name, label, href: same?.href ?? href, isSamePage, isCurrent: name === shown?.name }
  })
}

/** The navbar's items, those that lead to a sidebar of the docs as the shown version has them. */
export function itemsInVersion(choice: VersionChoice): readonly NavbarItem[] {
  const shown = shownVersion(choice)
  return choice.siteData.navbar.map((item) => {
    if (item.type !== 'sidebar' || item.versions === undefined) return item
    const place = item.versions.find(({ version }) => version === shown?.name)
    return place === undefined ? item : { ...item, href: place.href, sidebar: place.sidebar }
  })
}
