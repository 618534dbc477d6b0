import type { Messages } from '../messages/messages.ts'

/** What has happened to a block or to a page since the version before. */
export type ChangeType = 'added' | 'removed' | 'changed' | 'moved' | 'moved-to' | 'moved-from'

const TYPES = ['added', 'removed', 'moved', 'moved-to', 'moved-from'] as const

/** The word for a kind of change. */
export function changeLabel(type: ChangeType, messages: Messages): string {
  const labels = {
    added: messages.changeAdded,
    removed: messages.changeRemoved,
    changed: messages.changeChanged,
    moved: messages.changeMoved,
    'moved-to': messages.changeMovedTo,
    'moved-from': messages.changeMovedFrom,
  }
  return labels[type]
}

/** The kind of change that a property of the tree names. */
export function changeType(name: string | null): ChangeType {
  return TYPES.find((type) => type === name) ?? 'changed'
}
