import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { giveConsent } from '../consent/consent.ts'
import { useConsent } from '../consent/use-consent.ts'
import { CustomisationContext } from '../customising/customisation.ts'
import {
  sampleAnnouncedSiteData,
  sampleSiteData,
  sampleNorwegianSiteData,
  sampleVersionedSiteData,
} from '../fixtures/sample-site-data.ts'
import {
  sampleBlogList,
  sampleDoc,
  sampleHome,
  sampleLoneDoc,
  sampleNotFound,
  samplePost,
  sampleSearchList,
  sampleVersionedDoc,
} from '../fixtures/sample-pages.ts'
import { observedShellProps } from '../fixtures/observed-shell.ts'
import { sampleSearch } from '../fixtures/sample-search.ts'
import { deepSidebar, sampleBlogSidebar, sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { Shell } from './shell.tsx'

const meta = {
  title: 'Whole pages/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  tags: ['both-widths'],
  decorators: [withRouter],
  args: observedShellProps(sampleDoc, sampleSidebar),
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Doc: Story = {}
export const DocAtAHeading: Story = { args: { activeHeadingId: 'sample' } }
export const DocInNoSidebar: Story = { args: observedShellProps(sampleLoneDoc, null) }
/** The article takes the column of the contents, which are a row above it, and stay there. */
export const WideDoc: Story = {
  globals: { viewport: { value: 'wide' } },
  args: observedShellProps({ ...sampleDoc, isWide: true }, sampleSidebar),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fyr-toc')).toBeNull()
  },
}
export const DocUnderADeepTree: Story = { args: observedShellProps(sampleDoc, deepSidebar(6)) }
export const Norwegian: Story = {
  args: observedShellProps(sampleDoc, sampleSidebar, sampleNorwegianSiteData),
}
export const Untranslated: Story = {
  args: observedShellProps(
    { ...sampleDoc, route: { ...sampleDoc.route, isFallback: true } },
    sampleSidebar,
    sampleNorwegianSiteData,
  ),
}
/** A component below the navbar stays in view, and the page begins below it. */
export const WithMoreInTheHeader: Story = {
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <CustomisationContext
        value={{ slots: { HeaderEnd: () => <p style={{ blockSize: '2.5rem' }}>Version 2 goes away.</p> } }}
      >
        <style>{':root { --fyr-size-header-end: 2.5rem }'}</style>
        <Story />
      </CustomisationContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector('.fyr-header')?.getBoundingClientRect().height ?? 0
    const sticky = [...canvasElement.querySelectorAll('.fyr-sidebar, .fyr-toc')]
    await expect(sticky.map((part) => getComputedStyle(part).top)).toEqual([`${height}px`, `${height}px`])
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
    await expect(Number.parseFloat(scrollPaddingBlockStart)).toBeGreaterThan(height)
  },
}
export const Post: Story = { args: observedShellProps(samplePost, sampleBlogSidebar) }
export const BlogList: Story = { args: observedShellProps(sampleBlogList, sampleBlogSidebar) }
export const Home: Story = { args: observedShellProps(sampleHome, null) }
export const NotFound: Story = { args: observedShellProps(sampleNotFound, null) }
export const WithAnnouncement: Story = {
  args: observedShellProps(sampleHome, null, sampleAnnouncedSiteData),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.closeAnnouncement }))
    await expect(args.announcement.dismiss).toHaveBeenCalledOnce()
  },
}
export const WithDismissedAnnouncement: Story = {
  args: {
    ...observedShellProps(sampleHome, null, sampleAnnouncedSiteData),
    announcement: { isVisible: false, dismiss: fn() },
  },
}
export const ColourChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(en.colorLight, 'i') }))
    await expect(args.colorMode.choose).toHaveBeenCalledWith('dark')
  },
}
export const FarDown: Story = {
  args: { backToTop: { isVisible: true, go: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.backToTop }))
    await expect(args.backToTop?.go).toHaveBeenCalledOnce()
  },
}
export const WithoutColourButton: Story = {
  args: observedShellProps(sampleHome, null, {
    ...sampleSiteData,
    colorMode: { ...sampleSiteData.colorMode, disableSwitch: true },
  }),
}
export const Crashed: Story = {
  args: { crash: { error: new Error('The page has no body.'), retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.crash?.retry).toHaveBeenCalledOnce()
  },
}
export const DrawerOfThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { drawer: { isOpen: false, open: fn(), close: fn() }, preferredVersion: '2.0' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.openMenu }))
    await expect(args.drawer?.open).toHaveBeenCalledOnce()
  },
}
export const OpenDrawerOfThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { drawer: { isOpen: true, open: fn(), close: fn() } },
  play: async ({ args, canvasElement }) => {
    const drawer = canvasElement.querySelector('dialog')
    if (!drawer) throw new Error('There is no drawer.')
    await userEvent.click(within(drawer).getByRole('button', { name: en.closeMenu }))
    await expect(args.drawer?.close).toHaveBeenCalled()
  },
}
export const DrawerOpenedAndClosed: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: en.openMenu })
    await userEvent.click(toggle)
    const drawer = canvasElement.querySelector('dialog')
    if (!drawer) throw new Error('There is no drawer.')
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(drawer).getByRole('button', { name: en.closeMenu }))
    await expect(canvasElement.querySelector('dialog')).toBeNull()
    await expect(toggle).toHaveFocus()
  },
}

const search = sampleSearch()
const searchable = { ...sampleSiteData, search }

/** Waits for the search above the page, does something with it, and closes it. */
async function withOpenSearch(use: (dialog: HTMLElement) => Promise<void>): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: en.search })
  await use(dialog)
  await userEvent.click(within(dialog).getByRole('button', { name: en.searchClose }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The shell loads the search when it is wanted; in the catalogue its modules are compiled then. */
async function loadSearch(): Promise<void> {
  await import('../search/open-search.tsx')
}

export const SearchOpened: Story = {
  beforeEach: loadSearch,
  args: observedShellProps(sampleDoc, sampleSidebar, searchable),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: en.search })
    await userEvent.click(button)
    await withOpenSearch(async (dialog) => {
      await expect(within(dialog).getByRole('combobox')).toHaveFocus()
      await fireEvent.keyDown(document.body, { key: '/' })
      await fireEvent.click(button)
      // The click loads the same module before it looks whether the search is open.
      await import('../search/open-search.tsx')
      await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    })
  },
}
/** A hit closes the search and leads on. */
export const HitFollowed: Story = {
  beforeEach: loadSearch,
  args: observedShellProps(sampleDoc, sampleSidebar, searchable),
  play: async () => {
    await fireEvent.keyDown(document.body, { key: '/' })
    const dialog = await screen.findByRole('dialog', { name: en.search })
    await userEvent.type(within(dialog).getByRole('combobox'), 'ration')
    await userEvent.click(await within(dialog).findByRole('option', { name: /Daily ration/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const SearchOpenedByKeys: Story = {
  beforeEach: loadSearch,
  args: observedShellProps(sampleVersionedDoc, sampleSidebar, { ...sampleVersionedSiteData, search }),
  play: async ({ canvasElement }) => {
    const field = document.createElement('input')
    canvasElement.append(field)
    await fireEvent.keyDown(field, { key: '/' })
    field.remove()
    await fireEvent.keyDown(document.body, { key: 'x' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await withOpenSearch(async () => {})
    await fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
    await withOpenSearch(async () => {})
  },
}

/** The shell learns after the first paint which version the reader prefers. */
function ShellWithLatePreference(props: Parameters<typeof Shell>[0]): ReactElement {
  const [preferred, setPreferred] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setPreferred('2.0'))
    return () => clearTimeout(timer)
  }, [])
  return <Shell {...props} preferredVersion={preferred} />
}

/** The page of the search opens it with the words of its address, once. */
export const SearchPage: Story = {
  args: observedShellProps(sampleSearchList, null, { ...sampleVersionedSiteData, search }),
  render: (args) => <ShellWithLatePreference {...args} />,
  beforeEach: async () => {
    await loadSearch()
    const { href } = window.location
    const asked = new URL(href)
    asked.searchParams.set('q', 'ration')
    window.history.replaceState(null, '', asked)
    return () => window.history.replaceState(null, '', href)
  },
  play: async () =>
    withOpenSearch(async (dialog) => {
      await expect(within(dialog).getByRole('combobox')).toHaveValue('ration')
      await expect(await within(dialog).findByRole('option', { name: /Daily ration/ })).toBeVisible()
    }),
}

function ConsentBar(): ReactElement | null {
  const [state, answer] = useConsent('visits')
  if (state !== 'unanswered') return null
  return (
    <p>
      May we count your visits?{' '}
      <button type="button" className="fyr-button" onClick={() => answer(false)}>
        No
      </button>
    </p>
  )
}

/** A site that asks for a consent. */
export const WithConsent: Story = {
  beforeEach: () => localStorage.removeItem('fyr.consent.visits'),
  decorators: [
    (Story) => (
      <CustomisationContext value={{ slots: { Consent: ConsentBar } }}>
        <Story />
      </CustomisationContext>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No' }))
    await expect(canvas.queryByRole('button', { name: 'No' })).toBeNull()
    giveConsent('visits')
    await expect(canvas.queryByRole('button', { name: 'No' })).toBeNull()
  },
}
