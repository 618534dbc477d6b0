import type { VersionLink } from '../manifest/index.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import { mainDoc } from '../routes/main-doc.ts'
import type { FrameContext } from './frame-context.ts'

/** The versions that readers can choose between; none when there is nothing to choose. */
export function buildVersions({ config, content }: Pick<FrameContext, 'config' | 'content'>): VersionLink[] {
  const { locale, messages, versions } = content
  if (versions.length < 2) return []
  const links = versions.flatMap((one) => {
    const { version } = one
    const main = mainDoc(one, config)
    if (main === null) return []
    const label = messages.translate(versionLabelKey(version), version.label)
    return [{ name: version.name, label, href: locale.basePath + main.address, isLast: version.isLast }]
  })
  return links.length > 1 ? links : []
}
