import type { SiteConfig } from '@fyr/content-pipeline'
import { locate } from '@fyr/content-pipeline/internal'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { type SiteDiagnostic, siteDiagnostic } from '../site-error.ts'
import { hasLanguage, type InterfaceTexts } from './customisable.ts'

/**
 * A warning for each locale in whose language neither the theme nor the site has messages, so that readers see another
 * language.
 */
export function reportLanguages(
  { source, theme, content }: SiteConfig,
  texts: InterfaceTexts | null,
  locales: readonly LocaleManifest[],
): SiteDiagnostic[] {
  if (texts === null) return []
  return locales.flatMap(({ siteData }) => {
    const { code, lang } = siteData.locale
    if (hasLanguage(texts, lang) !== false || Object.keys(siteData.texts).length > 0) return []
    const { line, column } = locate(source.text, ['locales', 'code', code]) ?? { line: 0, column: 0 }
    return siteDiagnostic({
      code: 'theme-language',
      severity: 'warning',
      file: source.file,
      line,
      column,
      sourceLine: source.text.split('\n')[line - 1]?.trimEnd() ?? '',
      problem: `The theme "${theme.package}" has no messages in "${lang}", so its own texts are in another language there.`,
      hint: `${adviceFor(`${content.translations}/${code}/messages.json`, code, texts)} Languages of the theme: ${texts.languages?.join(', ')}.`,
    })
  })
}

function adviceFor(file: string, code: string, { messages, texts }: InterfaceTexts): string {
  return texts === undefined
    ? `Add them to ${file}, such as "theme.${messages[0]}".`
    : `Run "fyr translate ${code}" to add them to ${file} in English, then translate them there.`
}
