import type { DocVersion } from '../manifest/index.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import type { LocaleContent, VersionContent } from '../routes/locale-content.ts'

/**
 * A version as its pages show it; those of further docs show none. `findIn` returns the address, below the base path of the locale, of the same page in
 * a version, or null when that version does not have it.
 */
export function describeVersion(
  { version }: VersionContent,
  { locale, messages, versions }: LocaleContent,
  findIn: (other: VersionContent) => string | null,
): DocVersion {
  const others = versions.length > 1 && !version.isFurther ? versions : []
  return {
    name: version.name,
    label: version.isFurther ? '' : messages.translate(versionLabelKey(version), version.label),
    banner: version.banner,
    isBadged: version.isBadged,
    alternates: others.flatMap((other) => {
      const address = findIn(other)
      return address === null ? [] : [{ version: other.version.name, href: locale.basePath + address }]
    }),
  }
}
