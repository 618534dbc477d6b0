import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { servingLanguage } from '@fyr/content-pipeline/internal'
import { messagesOf } from '../old-site/read-old-files.ts'
import { OLD_TEXTS } from './docusaurus-site.ts'

/** A text of the interface of Fyr, and the names that it has for what Docusaurus' text fills in. */
interface Label {
  readonly key: string
  readonly names?: Readonly<Record<string, string>>
  readonly isPlural?: true
}

/** Texts of the interface by the ids of Docusaurus' theme, where both say the same. */
const LABELS: ReadonlyMap<string, Label> = new Map<string, Label>([
  ['theme.AnnouncementBar.closeButtonAriaLabel', { key: 'closeAnnouncement' }],
  ['theme.BackToTopButton.buttonAriaLabel', { key: 'backToTop' }],
  ['theme.CodeBlock.copied', { key: 'copied' }],
  ['theme.CodeBlock.copy', { key: 'copy' }],
  ['theme.CodeBlock.copyButtonAriaLabel', { key: 'copyCode' }],
  ['theme.CodeBlock.wordWrapToggle', { key: 'wrapLines' }],
  ['theme.NotFound.title', { key: 'notFoundTitle' }],
  ['theme.NotFound.p1', { key: 'notFoundText' }],
  ['theme.NotFound.p2', { key: 'notFoundAdvice' }],
  ['theme.TOCCollapsible.toggleButtonLabel', { key: 'onThisPage' }],
  ['theme.admonition.note', { key: 'admonitionNote' }],
  ['theme.admonition.tip', { key: 'admonitionTip' }],
  ['theme.admonition.info', { key: 'admonitionInfo' }],
  ['theme.admonition.warning', { key: 'admonitionWarning' }],
  ['theme.admonition.caution', { key: 'admonitionCaution' }],
  ['theme.admonition.danger', { key: 'admonitionDanger' }],
  ['theme.blog.archive.title', { key: 'archive' }],
  ['theme.blog.archive.description', { key: 'archiveText' }],
  ['theme.blog.authorsList.viewAll', { key: 'allAuthors' }],
  ['theme.blog.paginator.navAriaLabel', { key: 'blogPagination' }],
  ['theme.blog.paginator.newerEntries', { key: 'newerPosts' }],
  ['theme.blog.paginator.olderEntries', { key: 'olderPosts' }],
  ['theme.blog.post.paginator.navAriaLabel', { key: 'postPagination' }],
  ['theme.blog.post.paginator.newerPost', { key: 'newerPost' }],
  ['theme.blog.post.paginator.olderPost', { key: 'olderPost' }],
  ['theme.blog.post.plurals', { key: 'postCount', isPlural: true }],
  ['theme.blog.post.readMore', { key: 'readMore' }],
  ['theme.blog.post.readMoreLabel', { key: 'readMoreAbout' }],
  [
    'theme.blog.post.readingTime.plurals',
    { key: 'readingTime', names: { readingTime: 'count' }, isPlural: true },
  ],
  ['theme.blog.sidebar.navAriaLabel', { key: 'blogSidebar' }],
  ['theme.blog.tagTitle', { key: 'taggedWith', names: { nPosts: 'items', tagName: 'tag' } }],
  ['theme.colorToggle.ariaLabel', { key: 'colorToggle' }],
  ['theme.colorToggle.ariaLabel.mode.dark', { key: 'colorDark' }],
  ['theme.colorToggle.ariaLabel.mode.light', { key: 'colorLight' }],
  ['theme.colorToggle.ariaLabel.mode.system', { key: 'colorSystem' }],
  ['theme.common.editThisPage', { key: 'editPage' }],
  ['theme.common.headingLinkTitle', { key: 'headingLink' }],
  ['theme.common.skipToMainContent', { key: 'skipToMain' }],
  ['theme.contentVisibility.draftBanner.message', { key: 'draftText' }],
  ['theme.contentVisibility.draftBanner.title', { key: 'draftTitle' }],
  ['theme.contentVisibility.unlistedBanner.message', { key: 'unlistedText' }],
  ['theme.contentVisibility.unlistedBanner.title', { key: 'unlistedTitle' }],
  ['theme.docs.DocCard.categoryDescription.plurals', { key: 'itemCount', isPlural: true }],
  ['theme.docs.breadcrumbs.home', { key: 'breadcrumbsHome' }],
  ['theme.docs.breadcrumbs.navAriaLabel', { key: 'breadcrumbs' }],
  ['theme.docs.paginator.navAriaLabel', { key: 'docPagination' }],
  ['theme.docs.paginator.next', { key: 'nextPage' }],
  ['theme.docs.paginator.previous', { key: 'previousPage' }],
  ['theme.docs.sidebar.closeSidebarButtonAriaLabel', { key: 'closeMenu' }],
  ['theme.docs.sidebar.navAriaLabel', { key: 'docsSidebar' }],
  ['theme.docs.sidebar.toggleSidebarButtonAriaLabel', { key: 'openMenu' }],
  ['theme.docs.tagDocListPageTitle.nDocsTagged', { key: 'docCount', isPlural: true }],
  ['theme.docs.versionBadge.label', { key: 'versionBadge', names: { versionLabel: 'version' } }],
  ['theme.navbar.mobileLanguageDropdown.label', { key: 'languages' }],
  ['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', { key: 'backToMainMenu' }],
  ['theme.navbar.mobileVersionsDropdown.label', { key: 'versions' }],
  ['theme.tags.tagsListLabel', { key: 'tags' }],
  ['theme.tags.tagsPageLink', { key: 'allTags' }],
])

/** The order in which Docusaurus lists the forms of a plural, as far as a language has them. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Languages whose texts Fyr has itself. */
const OWN_LANGUAGES: ReadonlySet<string> = new Set(['en', 'no'])

/** Translations that Docusaurus contains, from the folder of a site. */
const PACKAGED = 'node_modules/@docusaurus/theme-translations/locales'

/**
 * Texts of the interface in a language, for messages.json: those of the site in `code.json` of its translations, and, of a language that Fyr has no
 * texts for, those that Docusaurus contains. A text that only repeats one of those is left to Fyr.
 */
export function labelsOf(
  folder: string,
  code: string,
  translations: string | null = join(folder, 'i18n', code),
): [key: string, text: string][] {
  const language = code.split(/[-_]/, 1)[0] ?? code
  const usual = new Map(
    [code, language, ...(language === 'en' ? ['base'] : [])]
      .map((name) => join(folder, PACKAGED, name, 'theme-common.json'))
      .filter((path) => existsSync(path))
      .slice(0, 1)
      .flatMap(messagesOf),
  )
  const own =
    translations === null
      ? []
      : [OLD_TEXTS, ''].flatMap((at) => messagesOf(join(translations, at, 'code.json')))
  const texts = OWN_LANGUAGES.has(servingLanguage(language))
    ? own.filter(([id, text]) => usual.get(id) !== text)
    : [...new Map([...usual, ...own])]
  return texts.flatMap(([id, text]) => labelOf(id, text, language))
}

function labelOf(id: string, text: string, language: string): [key: string, text: string][] {
  const label = LABELS.get(id)
  if (label === undefined || text.trim() === '') return []
  const { key, names = {}, isPlural = false } = label
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(names, name) ? `{${names[name]}}` : whole,
  )
  if (!isPlural) return [[`theme.${key}`, key === 'tags' ? withoutColon(filled) : filled]]
  const forms = pluralForms(language)
  return filled.split('|').flatMap((one, index): [string, string][] => {
    const form = forms[index]
    return form === undefined ? [] : [[`theme.${key}.${form}`, one]]
  })
}

function withoutColon(text: string): string {
  const trimmed = text.trimEnd()
  return /[:：]$/.test(trimmed) ? trimmed.slice(0, -1).trimEnd() : text
}

function pluralForms(language: string): readonly string[] {
  const [known] = Intl.PluralRules.supportedLocalesOf([language])
  const { pluralCategories } = new Intl.PluralRules(known ?? 'en').resolvedOptions()
  return FORMS.filter((form) => pluralCategories.includes(form))
}
