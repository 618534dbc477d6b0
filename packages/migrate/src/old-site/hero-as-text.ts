import { changeFrontMatter, FRONT_MATTER } from '@fyr/cli/internal'
import { isRecord } from '@fyr/content-pipeline/internal'
import { homeFrontMatter } from './home-of-tool.ts'
import { asDestination, asMarkdown, htmlToLine, listOf, recordOf, textOf } from './plain-value.ts'

/** A page whose text begins with something else. */
export function withStart(page: string, start: string): string {
  const [matter = ''] = FRONT_MATTER.exec(page) ?? []
  return `${matter}\n${start}${page.slice(matter.length).replace(/^(?:[ \t]*\r?\n)+/, '')}`
}

/**
 * A page of VitePress or Starlight with its hero and its features as text, which only a home page has here. The title of a hero is that
 * of the page.
 */
export function withHeroAsText(text: string): string {
  let above = ''
  const changed = changeFrontMatter(text, (old) => {
    if (!isRecord(old['hero']) && !Array.isArray(old['features'])) return {}
    const { hero, actions, features } = homeFrontMatter(old, { file: '', place: '' })
    const { heading } = recordOf(hero)
    const { tagline, image } = recordOf(old['hero'])
    const { src, file, light, alt } = typeof image === 'string' ? { src: image } : recordOf(image)
    const picture = textOf(src) ?? textOf(file) ?? textOf(light)
    const parts = [
      htmlToLine(textOf(tagline) ?? ''),
      picture === null ? '' : `![${asMarkdown(textOf(alt) ?? '')}](${asDestination(picture)})`,
      listOf(actions)
        .map(recordOf)
        .map(({ label, to, href }) => `[${asMarkdown(String(label))}](${asDestination(String(to ?? href))})`)
        .join(' · '),
      listOf(features).map(recordOf).map(featureAsText).join('\n'),
    ]
    above = parts.flatMap((part) => (part === '' ? [] : [`${part}\n\n`])).join('')
    const title = textOf(heading)
    return {
      hero: undefined,
      features: undefined,
      ...(old['layout'] === 'home' ? { layout: undefined } : {}),
      ...(title === null ? {} : { title }),
    }
  })
  return above === '' ? changed : withStart(changed, above)
}

function featureAsText({ title, text, to }: Readonly<Record<string, unknown>>): string {
  const name = asMarkdown(String(title))
  const words = textOf(text) === null ? '' : `: ${asMarkdown(String(text))}`
  return `- **${to === undefined ? name : `[${name}](${asDestination(String(to))})`}**${words}`
}
