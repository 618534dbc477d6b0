import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'

/** The reader's choice; `system` only when the site follows the system. */
export type ColorChoice = 'light' | 'dark' | 'system'

/** The colour mode in the shell. */
export interface ColorModeState {
  /** Null on the server, and until the shell has read what the pre-paint script decided. */
  readonly choice: ColorChoice | null
  /** False until a choice can be applied. */
  readonly isReady: boolean
  readonly choose: (choice: ColorChoice) => void
}

/** The effective choice when the reader has made none, or when it is not known yet. */
export function defaultChoice(settings: ColorModeSettings): ColorChoice {
  return settings.respectSystem ? 'system' : settings.defaultMode
}

/** The next mode of the colour button: dark and light in turn, or light, dark, system when the system is followed. */
export function nextChoice(current: ColorChoice, settings: ColorModeSettings): ColorChoice {
  if (!settings.respectSystem) return current === 'dark' ? 'light' : 'dark'
  if (current === 'system') return 'light'
  return current === 'light' ? 'dark' : 'system'
}
