import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'
import { catchUpWithStorage, onStorageChange, readerStorage } from '../browser/storage.ts'
import { defaultChoice, type ColorChoice } from './color-choice.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** The reader's colour mode and how to change it. */
export interface ColorModeStore extends Pick<ValueStore<ColorChoice>, 'get' | 'subscribe'> {
  readonly choose: (choice: ColorChoice) => void
}

/**
 * Makes the store from the attributes of `<html>` that the pre-paint script has set; the style sheet keeps reading
 * those. A choice is stored; following the system means no stored choice. Choices in other tabs, including those made
 * while this page was not listening, and changes of the system setting are applied.
 */
export function createColorModeStore(settings: ColorModeSettings): ColorModeStore {
  const root = document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const store = createValueStore<ColorChoice>(
    parseMode(root.dataset['themeChoice']) ?? defaultChoice(settings),
  )

  const apply = (choice: ColorChoice): void => {
    const systemMode = system.matches ? 'dark' : 'light'
    root.dataset['theme'] = choice === 'system' ? systemMode : choice
    root.dataset['themeChoice'] = choice
    store.set(choice)
  }

  const take = (stored: string | null): void => {
    if (!settings.disableSwitch) apply(parseMode(stored) ?? defaultChoice(settings))
  }

  if (settings.disableSwitch) readerStorage.write('fyr.theme', null)
  catchUpWithStorage('fyr.theme', (stored) => {
    if (!isModeAsked()) take(stored)
  })
  onStorageChange('fyr.theme', take)
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

function parseMode(value: string | null | undefined): 'light' | 'dark' | null {
  return value === 'light' || value === 'dark' ? value : null
}

/** Whether the query sets the colour mode of this page view, as the pre-paint script reads it. */
function isModeAsked(): boolean {
  return parseMode(/[?&]fyr-theme=([^&]*)/.exec(window.location.search)?.[1]) !== null
}
