import type { DocVersion } from '../manifest/index.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import type { LocaleContent, VersionContent } from '../routes/locale-content.ts'

/**
 * A version as a page of it shows it. `findIn` gives the address, below the locale's base path, of the same page in a
 * version, or null where a version lacks it.
 */
export function describeVersion(
  { version }: VersionContent,
  { locale, messages, versions }: LocaleContent,
  findIn: (other: VersionContent) => string | null,
): DocVersion {
  const others = versions.length > 1 ? versions : []
  return {
    name: version.name,
    label: messages.translate(versionLabelKey(version), version.label),
    banner: version.banner,
    isBadged: version.isBadged,
    alternates: others.flatMap((other) => {
      const address = findIn(other)
      return address === null ? [] : [{ version: other.version.name, href: locale.basePath + address }]
    }),
  }
}
