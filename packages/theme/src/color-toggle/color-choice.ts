import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'

/** What a reader chose; `system` only where the site follows the system. */
export type ColorChoice = 'light' | 'dark' | 'system'

/** The colour mode as the shell keeps it. */
export interface ColorModeState {
  /** Null on the server and until the shell has read what the pre-paint script decided. */
  readonly choice: ColorChoice | null
  /** False until a choice can be acted upon. */
  readonly isReady: boolean
  readonly choose: (choice: ColorChoice) => void
}

/** Gives the choice in effect when the reader has made none, or when it isn't known yet. */
export function defaultChoice(settings: ColorModeSettings): ColorChoice {
  return settings.respectSystem ? 'system' : settings.defaultMode
}

/** Gives what the colour button leads to: dark and light in turn, or light, dark, system where the system is followed. */
export function nextChoice(current: ColorChoice, settings: ColorModeSettings): ColorChoice {
  if (!settings.respectSystem) return current === 'dark' ? 'light' : 'dark'
  if (current === 'system') return 'light'
  return current === 'light' ? 'dark' : 'system'
}
