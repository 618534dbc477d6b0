import type { Sidebar, SidebarItem } from '@fyr/content-pipeline/manifest'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  deepSidebar,
  largeSidebar,
  sampleBlogSidebar,
  sampleSidebar,
  sidebarWithHtml,
  sidebarWithUnlistedPages,
} from '../fixtures/sample-sidebars.ts'
import { InRouter } from '../fixtures/in-router.tsx'
import { withRouter } from '../fixtures/with-router.tsx'
import { divideSidebar } from './divide-sidebar.ts'
import { fillBranches, LoadSidebarBranchContext } from './sidebar-branches.ts'
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx'

const meta = {
  title: 'Around an article/SidebarNav',
  component: SidebarNav,
  decorators: [withRouter],
  args: { sidebar: sampleSidebar, currentPath: '/docs/resources/feeding' },
} satisfies Meta<typeof SidebarNav>

export default meta
type Story = StoryObj<typeof meta>

export const Docs: Story = {}
export const AtACategory: Story = { args: { currentPath: '/docs/resources/' } }
export const Elsewhere: Story = { args: { currentPath: '/docs/alone' } }
/** The method of an operation is a word beside its name, for every reader. */
export const WithBadges: Story = {
  args: {
    currentPath: '/docs/api/list',
    sidebar: {
      ...sampleSidebar,
      items: [
        {
          type: 'link',
          label: 'List feedings of a site and a period',
          href: '/docs/api/list',
          badge: 'GET',
          badgeType: 'info',
        },
        { type: 'link', label: 'Send feedings', href: '/docs/api/send', badge: 'POST', badgeType: 'tip' },
        { type: 'link', label: 'Remove one', href: '/docs/api/remove', badge: 'DELETE', badgeType: 'danger' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send feedings POST' })).toBeVisible()
  },
}
export const AtAnUnlistedPage: Story = {
  args: { sidebar: sidebarWithUnlistedPages, currentPath: '/docs/secret' },
}
export const WithHtmlBetweenEntries: Story = {
  args: { sidebar: sidebarWithHtml, currentPath: '/docs/intro' },
}
export const DeepTree: Story = { args: { sidebar: deepSidebar(8), currentPath: '/docs/deep' } }
export const LargeTree: Story = {
  args: { sidebar: largeSidebar(40), currentPath: '/docs/section-3/page-4' },
}
export const LargeTreeInTheDocument: Story = {
  args: { sidebar: largeSidebar(40), currentPath: '/docs/section-3/page-4' },
  render: (args) => {
    const html = renderToStaticMarkup(
      <InRouter>
        <SidebarNav {...args} />
      </InRouter>,
    )
    return <div dangerouslySetInnerHTML={{ __html: html }} />
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Section 5' })).toHaveAttribute(
      'href',
      '/docs/section-5/page-0',
    )
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(1)
  },
}
export const Blog: Story = { args: { sidebar: sampleBlogSidebar, currentPath: '/blog/welcome' } }
export const BlogWithoutATitle: Story = {
  args: { sidebar: { ...sampleBlogSidebar, title: '' }, currentPath: '/blog/welcome' },
}
export const AlwaysOpenWithAPage: Story = {
  args: {
    sidebar: {
      ...sampleSidebar,
      items: sampleSidebar.items.map((item) =>
        item.type === 'category' ? { ...item, isCollapsible: false } : item,
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBe(null)
    await expect(canvas.getByRole('link', { name: 'Mortality' })).toBeVisible()
  },
}
export const Empty: Story = { args: { sidebar: { ...sampleSidebar, items: [] } } }
export const CategoryOpenedAndClosed: Story = {
  args: { currentPath: '/docs/intro' },
  play: async ({ canvas, canvasElement }) => {
    const category = canvasElement.querySelector('details')
    const caret = category?.querySelector('summary')
    if (!category || !caret) throw new Error('There is no category.')
    await expect(category.open).toBe(false)
    await userEvent.click(caret)
    await expect(canvas.getByRole('link', { name: 'Feeding' })).toBeVisible()
    await userEvent.click(caret)
    await waitFor(() => expect(category.open).toBe(false))
  },
}
export const CategoryOpenedByItsLink: Story = {
  args: { currentPath: '/docs/resources/' },
  play: async ({ canvas, canvasElement }) => {
    const category = canvasElement.querySelector('details')
    const link = canvas.getByRole('link', { name: 'Resources' })
    await userEvent.click(link)
    await waitFor(() => expect(category?.open).toBe(false))
    await userEvent.click(link)
    await waitFor(() => expect(category?.open).toBe(true))
  },
}
export const CategoryOpenedByItsLinkFromElsewhere: Story = {
  args: { currentPath: '/docs/intro' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Resources' }))
    await waitFor(() => expect(canvasElement.querySelector('details')?.open).toBe(true))
  },
}
export const CategoryWithoutAPage: Story = {
  args: { sidebar: largeSidebar(4), currentPath: '/docs/intro' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Section 1'))
    await expect(canvas.getByRole('link', { name: 'Page 1.0' })).toBeVisible()
  },
}

/** A large sidebar in parts, as a browser has it, and a way to get the other ones. */
function InParts({ sidebar, ...props }: SidebarNavProps & { readonly isOffline?: boolean }): ReactElement {
  const { trunk, files, branches } = useMemo(
    () => divide(sidebar, props.currentPath),
    [sidebar, props.currentPath],
  )
  const [held, setHeld] = useState(branches)
  const load = async (url: string): Promise<void> => {
    if (props.isOffline) throw new Error('There is no network.')
    setHeld((known) => new Map([...known, [url, files.get(url) ?? []]]))
  }
  return (
    <LoadSidebarBranchContext value={load}>
      <SidebarNav {...props} sidebar={fillBranches(trunk, held)} />
    </LoadSidebarBranchContext>
  )
}

function divide(sidebar: Sidebar, currentPath: string) {
  const files = new Map<string, readonly SidebarItem[]>()
  let trunk = sidebar
  const { filesOf } = divideSidebar(sidebar, (data) => {
    const url = `/assets/${files.size}.json`
    if ('items' in data) trunk = data
    else files.set(url, data)
    return url
  })
  const branches = filesOf(currentPath).branches.map((url) => [url, files.get(url) ?? []] as const)
  return { trunk, files, branches: new Map(branches) }
}

export const LargeTreeInParts: Story = {
  args: { sidebar: largeSidebar(40), currentPath: '/docs/section-3/page-4' },
  render: (args) => <InParts {...args} />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Section 7'))
    await userEvent.click(canvas.getByText('Section 5'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 5.0' })).toBeVisible())
  },
}
export const PartThatCanNotBeHad: Story = {
  args: { sidebar: largeSidebar(40), currentPath: '/docs/section-3/page-4' },
  render: (args) => <InParts {...args} isOffline />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Section 5'))
    const link = await canvas.findByRole('link', { name: 'Section 5' })
    await expect(link).toHaveAttribute('href', '/docs/section-5/page-0')
  },
}

/** The sidebar beside a way from page to page. */
function Moving(props: SidebarNavProps): ReactElement {
  const [currentPath, setCurrentPath] = useState(props.currentPath)
  return (
    <>
      <button type="button" onClick={() => setCurrentPath('/docs/resources/feeding')}>
        Into the category
      </button>
      <button type="button" onClick={() => setCurrentPath('/docs/intro')}>
        Out of it
      </button>
      <SidebarNav {...props} currentPath={currentPath} />
    </>
  )
}

export const CategoryOfTheNextPage: Story = {
  args: { currentPath: '/docs/intro' },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const isOpen = () => expect(canvas.getByRole('link', { name: 'Feeding' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Into the category' }))
    await waitFor(isOpen)
    await userEvent.click(canvas.getByRole('button', { name: 'Out of it' }))
    await waitFor(isOpen)
  },
}
