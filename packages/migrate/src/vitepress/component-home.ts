import { changeFrontMatter, FRONT_MATTER } from '@fyr/cli/internal'
import { importedFrom } from '../components/imported-from.ts'
import { registeredComponent } from '../components/registered-component.ts'
import { addressFinder, codeOfSite } from '../home/code-of-site.ts'
import { homeBlocks } from '../home/home-blocks.ts'
import { homeMarkdown } from '../home/home-markdown.ts'
import { homePage, homeTexts } from '../home/home-page.ts'
import { stillMarkup } from '../home/still-markup.ts'
import type { MigrationPlan } from '../old-site/migration-plan.ts'
import { recordOf, textOf } from '../old-site/plain-value.ts'

/** The site around a home page. */
export interface SiteOfHome extends Pick<
  MigrationPlan,
  'root' | 'folder' | 'basePath' | 'pages' | 'aliases' | 'registries'
> {
  /** The folder of static files, absolute. */
  readonly statics: string
  readonly title: string
}

/** Number of characters of a page that shows one component. */
const LONGEST = 20_000

/** The file of the component that is all that a page shows, by the path of the page, both from the root; null for any other page. */
export function componentOf(
  text: string,
  file: string,
  site: Omit<SiteOfHome, 'pages' | 'statics' | 'title'>,
): string | null {
  if (text.length > LONGEST) return null
  const body = text
    .replace(FRONT_MATTER, '')
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const [, name] = /^\s*<([A-Z]\w*)\s*(?:\/>|>\s*<\/\1>)\s*$/.exec(body) ?? []
  if (name === undefined) return null
  const imported = importedFrom(text, name)
  const registered = imported === null ? registeredComponent(name, site) : null
  const request = imported?.request ?? registered?.request
  if (request === undefined) return null
  const found = codeOfSite(site).findModule(request, registered?.from ?? file)
  return found?.endsWith('.vue') === true ? found : null
}

/**
 * A home page that was a component with the texts in its code, below what the page says itself; null where it says none. `page` is
 * what became of it so far.
 */
export function homeOfComponent(page: string, component: string, site: SiteOfHome): string | null {
  const find = addressFinder({ basePath: site.basePath, pages: site.pages, statics: [site.statics] })
  const addressOf = (written: string) => find(written.replace(/\.(?:html|md)(?=$|[?#])/, ''))
  const shown = stillMarkup(component, { ...codeOfSite(site), settings: {}, translate: (_id, text) => text })
  let heading = site.title
  let hasOwnHero = false
  changeFrontMatter(page, ({ title, hero, actions, features }) => {
    const { heading: written, tagline, image } = recordOf(hero)
    heading = textOf(written) ?? textOf(title) ?? heading
    hasOwnHero = [tagline, image, actions, features].some((one) => one !== undefined)
    return {}
  })
  if (hasOwnHero) {
    const body = homeMarkdown(homeBlocks(shown), addressOf)
    const [matter = ''] = FRONT_MATTER.exec(page) ?? []
    return body === '' ? null : `${matter.trimEnd()}\n\n${body}\n`
  }
  const texts = homeTexts(shown, addressOf)
  if (texts === null) return null
  const made = homePage({ heading, tagline: null, first: null }, texts, addressOf)
  let parts = {}
  const plain = changeFrontMatter(made, (written) => {
    parts = written
    return {}
  })
  const [matter = ''] = FRONT_MATTER.exec(changeFrontMatter(page, () => parts)) ?? []
  return `${matter.trimEnd()}\n${plain.replace(FRONT_MATTER, '')}`
}
