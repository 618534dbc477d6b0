import { joinAddress } from '../schemas/address.ts'
import { locate } from '../schemas/locate.ts'
import { contentFolders } from './content-folders.ts'
import { isBelow } from './open-folders.ts'
import { type DocsVersion, readVersions, type VersionContext } from './read-versions.ts'

/** The versions of the docs, newest first, then the folders of further docs. Those that are not to be told apart are reported. */
export function readDocs(context: VersionContext): DocsVersion[] {
  const { docs } = context.config
  const versions = readVersions(context)
  const further = Object.entries(docs === false ? {} : docs.folders).map(([folder, { path }]) =>
    furtherDocs(folder, joinAddress(path)),
  )
  const all = [...versions, ...further]
  for (const one of further) reportPlace(one, all, context)
  return all
}

function furtherDocs(folder: string, address: string): DocsVersion {
  return {
    // A part of addresses, which has no slash.
    name: folder.replaceAll('/', ':'),
    label: '',
    address,
    collection: { name: 'docs', base: '', folder, translated: folder },
    sidebarsFile: null,
    banner: 'none',
    isBadged: false,
    isLast: false,
    isIndexed: true,
    isFurther: true,
  }
}

/** Reports further docs with the name or address of other docs, within another folder of content, or translated in the folder of other content. */
function reportPlace(own: DocsVersion, all: readonly DocsVersion[], { config, log }: VersionContext): void {
  const { folder } = own.collection
  const report = (code: 'duplicate-route' | 'invalid-value', problem: string, hint: string): void =>
    log.add(config.source, {
      code,
      problem,
      hint,
      at: locate(config.source.text, ['docs', 'folders', folder]),
    })
  const before = all.slice(0, all.indexOf(own))
  const owner = before.find(({ address }) => address === own.address)
  if (owner !== undefined)
    report(
      'duplicate-route',
      `The docs "${owner.name}" and "${own.name}" both have the address "${own.address}".`,
      'Give one of them a different "path".',
    )
  if (before.some(({ name }) => name === own.name))
    report(
      'invalid-value',
      `"docs.folders" has the folder "${folder}", and a version of the docs has this name too.`,
      'Rename the folder.',
    )
  const others = [...contentFolders(config), config.content.static].filter((one) => one !== folder)
  const other = others.find((one) => isBelow(folder, one) || isBelow(one, folder))
  if (other !== undefined)
    report(
      'invalid-value',
      isBelow(folder, other)
        ? `"docs.folders" has the folder "${folder}", which is inside "${other}".`
        : `"docs.folders" has the folder "${folder}", which contains "${other}".`,
      'Move it to a folder of its own.',
    )
  // Translations are in folders that are called so: `i18n/no/docs`.
  const used = (['docs', 'blog', 'pages'] as const).filter((name) => name !== 'blog' || config.blog !== false)
  const twin = used.find((name) => folder === name || isBelow(folder, name))
  if (twin !== undefined && config.locales.length > 1)
    report(
      'invalid-value',
      `"docs.folders" has the folder "${folder}", whose translations would be those of "${config.content[twin]}".`,
      'Rename the folder.',
    )
}
