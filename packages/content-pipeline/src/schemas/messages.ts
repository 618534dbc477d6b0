import * as z from 'zod'

/** Schema of `messages.json` of a locale: flat texts by key. */
export const messagesSchema = z.record(z.string(), z.string()).meta({
  title: 'Messages of a locale',
  description:
    'Translations of the texts in the configuration, by key: `site.title`, `site.tagline`, `logo.alt`, `navbar.title`, `navbar.<label>`, `footer.<label>`, `footer.copyright`, `footer.logo.alt`, `sidebar.<name>.<label>`, `blog.title`, `blog.description`, `blog.sidebarTitle`, `announcement.content`, `docs.versionLabel`, `docs.versionLabel.<version>`. A key that starts with `theme.` overrides a text of the interface: `theme.onThisPage`, `theme.postCount.one`.',
  examples: [
    { 'site.tagline': 'Skrevet i Markdown', 'navbar.Docs': 'Dokumentasjon', 'theme.onThisPage': 'Innhold' },
  ],
})
