import { locate, type SiteConfig } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { type SiteDiagnostic, siteDiagnostic } from '../../site-error.ts'
import type { InterfaceTexts } from './customisable.ts'

/**
 * A warning for each locale whose language neither its theme has texts in nor the site, so that readers get them in
 * another one.
 */
export function reportLanguages(
  { source, theme, content }: SiteConfig,
  texts: InterfaceTexts | null,
  locales: readonly LocaleManifest[],
): SiteDiagnostic[] {
  const languages = texts?.languages
  if (languages === undefined) return []
  return locales.flatMap(({ frame }) => {
    const { code, lang } = frame.locale
    const isKnown = languages.includes(lang.toLowerCase().split('-', 1)[0] ?? '')
    if (isKnown || Object.keys(frame.texts).length > 0) return []
    const { line, column } = locate(source.text, ['locales', 'code', code]) ?? { line: 0, column: 0 }
    return siteDiagnostic({
      code: 'theme-language',
      severity: 'warning',
      file: source.file,
      line,
      column,
      sourceLine: source.text.split('\n')[line - 1]?.trimEnd() ?? '',
      problem: `The theme "${theme}" has no texts in "${lang}", so what it says itself is in another language there.`,
      hint: `Write them into ${content.translations}/${code}/messages.json, such as "theme.${texts?.messages[0]}". Languages of the theme: ${languages.join(', ')}.`,
    })
  })
}
