import type { Announcer } from '../../browser/announcer.ts'
import type { LiveContentTexts } from './copy-code.ts'
import { answerFeedback, copyPage } from './page-buttons.ts'
import { showFrame } from './show-frame.ts'

/** Does what a button of an article is for: calls an operation, shows a frame or a whole picture, sorts a table, copies the page, or takes the reader's answer. */
export function pressButton(button: HTMLElement, messages: LiveContentTexts, announcer: Announcer): void {
  if (!(button instanceof HTMLButtonElement)) return
  const action = button.dataset['fyrPageAction']
  if (action === 'zoom') void zoom(button)
  else if (action === 'sort') void sort(button)
  else if (button.dataset['fyrTry'] !== undefined) void tryOperation(button)
  else if (action === undefined) showFrame(button)
  else if (action === 'copy') void copyPage(button, messages, announcer)
  else answerFeedback(button, action === 'helpful', announcer)
}

/** The form needs React, which those who play a video do not. */
async function tryOperation(button: HTMLButtonElement): Promise<void> {
  const { toggleTryIt } = await import('../../try-it/open-try-it.ts')
  toggleTryIt(button)
}

/** Few pages have a table of data. */
async function sort(button: HTMLButtonElement): Promise<void> {
  const { sortTable } = await import('./sort-table.ts')
  sortTable(button)
}

/** Most pages have no picture. */
async function zoom(button: HTMLButtonElement): Promise<void> {
  const { zoomPicture } = await import('./zoom-picture.ts')
  zoomPicture(button)
}
