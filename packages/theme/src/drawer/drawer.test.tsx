import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { AS_IT_COMES, CustomisationContext } from '../customising/customisation.ts'
import type { Customisation } from '../overridable-components.ts'
import { InRouter } from '../fixtures/in-router.tsx'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

beforeEach(() => {
  // The test environment knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = closeDialog
})

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

function renderDrawer(over: Partial<DrawerProps> = {}, customisation: Customisation = AS_IT_COMES) {
  const props: DrawerProps = {
    siteData: sampleSiteData,
    meta: sampleMeta(),
    sidebar: sampleSidebar,
    colorMode: { choice: 'light', isReady: true, choose: () => {} },
    onClose: vi.fn<() => void>(),
    ...over,
  }
  return {
    close: props.onClose,
    ...render(
      <InRouter>
        <CustomisationContext value={customisation}>
          <Drawer {...props} />
        </CustomisationContext>
      </InRouter>,
    ),
  }
}

function panels(container: HTMLElement): boolean[] {
  return [...container.querySelectorAll('.fyr-drawer-panel')].map((panel) => panel.hasAttribute('inert'))
}

test('opens on the sidebar and goes back to the main menu', () => {
  const { container } = renderDrawer()
  expect(panels(container)).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Back to main menu' }))
  expect(panels(container)).toEqual([false, true])
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Docs' }))
})

test('opens on the main menu where there is no sidebar', () => {
  const { container } = renderDrawer({ sidebar: null })
  expect(panels(container)).toEqual([false])
})

test('has no way back to a main menu that a site does not have', () => {
  const { container } = renderDrawer({ siteData: { ...sampleSiteData, navbar: [] } })
  expect(panels(container)).toEqual([true, false])
  expect(screen.getByRole('link', { name: 'Introduction' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to main menu' })).toBeNull()
})

test('leads back to what a site has put below the main menu', () => {
  renderDrawer(
    { siteData: { ...sampleSiteData, navbar: [] } },
    { slots: { DrawerEnd: () => <button type="button">Harbour</button> } },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back to main menu' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Harbour' }))
})

test('is open for as long as it is mounted, keeps the page behind still and notes the width of its scroll bar', () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  const { container, unmount } = renderDrawer()
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(document.documentElement.dataset['drawer']).toBe('15')
  width.mockRestore()
  unmount()
  // A browser returns the focus to where it was when a dialog is closed, not when it is removed.
  expect(dialog?.open).toBe(false)
  expect(document.documentElement.dataset['drawer']).toBeUndefined()
})

test('asks to be closed by its button, the backdrop, a link and Escape', () => {
  const { close, container } = renderDrawer()
  const dialog = container.querySelector('dialog')
  if (dialog === null) throw new Error('The drawer is not a dialog.')
  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  fireEvent.click(dialog)
  fireEvent.click(screen.getByText('Introduction'))
  // The browser answers Escape by closing the dialog.
  act(() => dialog.close())
  expect(close).toHaveBeenCalledTimes(4)
})

test('asks to be closed as soon as Escape is pressed, so that a press on its button opens it again', () => {
  const { close, container } = renderDrawer()
  const dialog = container.querySelector('dialog')
  if (dialog === null) throw new Error('The drawer is not a dialog.')
  // The browser closes the dialog after this event, and reports it in a task of its own.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})

test('stays open when something inside that is not a link is pressed', () => {
  const { close } = renderDrawer()
  fireEvent.click(screen.getByText('Tools'))
  expect(close).not.toHaveBeenCalled()
})

test('asks to be closed when the window has become so wide that the bar shows its items', () => {
  const items = document.body.appendChild(document.createElement('div'))
  items.className = 'fyr-navbar-items'
  const { close, unmount } = renderDrawer()
  fireEvent.resize(window)
  expect(close).not.toHaveBeenCalled()
  vi.spyOn(items, 'offsetWidth', 'get').mockReturnValue(600)
  fireEvent.resize(window)
  expect(close).toHaveBeenCalledOnce()
  unmount()
  fireEvent.resize(window)
  expect(close).toHaveBeenCalledOnce()
  items.remove()
})
