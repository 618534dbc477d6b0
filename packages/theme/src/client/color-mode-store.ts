import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'
import { onStorageChange, readerStorage } from '../browser/storage.ts'
import { defaultChoice, type ColorChoice } from '../color-toggle/color-choice.ts'
import { createValueStore, type ValueStore } from './value-store.ts'

/** The reader's choice of colours and the way to change it. */
export interface ColorModeStore extends Pick<ValueStore<ColorChoice>, 'get' | 'subscribe'> {
  readonly choose: (choice: ColorChoice) => void
}

/**
 * Makes the store over the attributes of `<html>` that the pre-paint script has set; they stay the state that the style
 * sheet reads. A choice is kept in storage, following the system is the absence of one. Choices made in other tabs and,
 * while the system is followed, changes of the system are taken over.
 */
export function createColorModeStore(settings: ColorModeSettings): ColorModeStore {
  const root = document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const store = createValueStore(parseChoice(root.dataset['themeChoice'] ?? null) ?? defaultChoice(settings))

  const apply = (choice: ColorChoice): void => {
    const systemMode = system.matches ? 'dark' : 'light'
    root.dataset['theme'] = choice === 'system' ? systemMode : choice
    root.dataset['themeChoice'] = choice
    store.set(choice)
  }

  if (settings.disableSwitch) readerStorage.write('fyr.theme', null)
  onStorageChange('fyr.theme', (value) => {
    const choice = parseChoice(value)
    if (!settings.disableSwitch)
      apply(choice === null || choice === 'system' ? defaultChoice(settings) : choice)
  })
  system.addEventListener('change', () => {
    if (store.get() === 'system') apply('system')
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    choose: (choice) => {
      readerStorage.write('fyr.theme', choice === 'system' ? null : choice)
      apply(choice)
    },
  }
}

function parseChoice(value: string | null): ColorChoice | null {
  return value === 'light' || value === 'dark' || value === 'system' ? value : null
}
