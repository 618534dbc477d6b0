import { formatHex } from 'culori'
import type { ReadySite } from '../content/loaded-site.ts'
import { findCustomisingFiles } from '../customising-files.ts'
import { loadSiteTokens } from '../theme/load-site-tokens.ts'
import { siteColors } from '../theme/tokens/site-colors.ts'
import type { CardColors } from './draw-card.ts'

/**
 * The colours of a site in dark mode, in which a card stands out from the page that shows it. Their contrast has been checked
 * with the other colours of the site.
 */
export async function cardColors({ root, config }: Pick<ReadySite, 'root' | 'config'>): Promise<CardColors> {
  const file = findCustomisingFiles(root)?.tokens ?? null
  const { overrides, theme } = await loadSiteTokens(root, file, config)
  const { colors } = siteColors('dark', overrides, theme)
  const colorOf = (name: string): string => {
    const [r = 0, g = 0, b = 0] = colors[name] ?? []
    return formatHex({ mode: 'rgb', r, g, b })
  }
  return { ground: colorOf('ground'), ink: colorOf('ink'), accent: colorOf('accent') }
}
