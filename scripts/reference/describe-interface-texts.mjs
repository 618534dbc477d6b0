import { languagesServedBy } from '../../packages/search/dist/language.js'

/** Returns Markdown that says, for each language of the theme, how many of its texts are translated, and which are not. */
export function describeInterfaceTexts({ messages, languages, untranslated }) {
  const names = [...new Set(messages.map((name) => name.split('.', 1)[0]))]
  const nameOf = new Intl.DisplayNames(['en'], { type: 'language' })
  const rows = languages.map((language) => {
    const lacking = untranslated[language] ?? []
    const shown = lacking.map((name) => `\`${name}\``).join(', ')
    return `| \`${language}\` | ${nameOf.of(language)} | ${names.length - lacking.length} of ${names.length} | ${shown} |`
  })
  const table = ['| language | name | translated | in English |', '|---|---|---|---|', ...rows].join('\n')
  return `${table}\n\nSites in ${languagesServedBy('no')
    .map((language) => `\`${language}\``)
    .join(' and ')} have the texts of \`no\`.`
}
