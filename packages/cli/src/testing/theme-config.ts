import type { ThemeConfig } from '../theme/load-customising.ts'

/** The settings of a site that takes the theme as it is. */
export const THEME_CONFIG: ThemeConfig = {
  theme: { package: '@fyr/theme', accent: null },
  source: { file: 'site.config.ts', text: '' },
}
