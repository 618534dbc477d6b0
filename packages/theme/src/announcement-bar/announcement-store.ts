import { catchUpWithStorage, onStorageChange, readerStorage } from '../browser/storage.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** Whether the announcement bar shows, and how to dismiss it. */
export interface AnnouncementStore extends Pick<ValueStore<boolean>, 'get' | 'subscribe'> {
  readonly dismiss: () => void
}

/**
 * Makes the store from the attribute of `<html>` that the pre-paint script has set. The dismissed id is stored, so that
 * a new announcement shows. `id` is null without an announcement.
 */
export function createAnnouncementStore(id: string | null): AnnouncementStore {
  const root = document.documentElement
  const store = createValueStore(root.dataset['announcementDismissed'] === undefined)

  const hide = (): void => {
    root.dataset['announcementDismissed'] = ''
    store.set(false)
  }

  const follow = (): void => {
    const isDismissed = readerStorage.read('fyr.announcement.dismissed') === 'true'
    if (isDismissed && id !== null && readerStorage.read('fyr.announcement.id') === id) hide()
  }
  catchUpWithStorage('fyr.announcement.dismissed', follow)
  onStorageChange('fyr.announcement.dismissed', follow)
  // The other key already says that the reader dismissed an earlier announcement, and does not change.
  onStorageChange('fyr.announcement.id', follow)

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss: () => {
      readerStorage.write('fyr.announcement.id', id)
      readerStorage.write('fyr.announcement.dismissed', 'true')
      hide()
    },
  }
}
