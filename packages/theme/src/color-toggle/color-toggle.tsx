import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { useMessages } from '../messages/messages-context.ts'
import { defaultChoice, nextChoice, type ColorChoice, type ColorModeState } from './color-choice.ts'
import { overridable } from '../customising/overridable.tsx'

/** The colour mode and the site's settings for it. */
export interface ColorToggleProps {
  readonly state: ColorModeState
  readonly settings: ColorModeSettings
}

/**
 * The colour button. All icons are in the document and CSS shows the one of `html[data-theme-choice]`, so it is
 * correct before any script of the shell runs.
 */
export function ColorToggle({ state, settings }: ColorToggleProps): ReactElement {
  const messages = useMessages()
  const current = state.choice ?? defaultChoice(settings)
  const mode = modeName(current, messages)
  return (
    <button
      type="button"
      className="fyr-icon-button fyr-color-toggle"
      data-fyr-shell="color-mode"
      title={mode}
      aria-label={formatMessage(messages.colorToggle, { mode })}
      onClick={() => {
        if (state.isReady) state.choose(nextChoice(current, settings))
      }}
    >
      <ShellIcon name="sun" />
      <ShellIcon name="moon" />
      {settings.respectSystem && <ShellIcon name="system" />}
    </button>
  )
}

/** `ColorToggle`, or what a site overrides it with. */
export const OverridableColorToggle: ComponentType<ColorToggleProps> = /* @__PURE__ */ overridable(
  'ColorToggle',
  ColorToggle,
)

function modeName(choice: ColorChoice, messages: Messages): string {
  if (choice === 'system') return messages.colorSystem
  return choice === 'dark' ? messages.colorDark : messages.colorLight
}
