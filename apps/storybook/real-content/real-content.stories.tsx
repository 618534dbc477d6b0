import { ArticleHost, no, ShellRoot, useLiveContent, useMessages } from '@fyr/theme'
import { createMemoryLocation } from '@fyr/router/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import content from './content.ts'
import type { Extreme } from './extremes.ts'

interface RealPageProps {
  readonly extreme: Extreme
}

/** The page of the site that goes furthest in something, in its shell, in the language of the toolbar. */
function RealPage({ extreme }: RealPageProps): ReactElement {
  const locale = useMessages() === no ? 'no' : 'en'
  const real = content[locale]
  if (!real) throw new Error(`The site has no pages in ${locale}.`)
  const { data, pages } = real
  const { payload, sidebar } = pages[extreme]
  const live = useLiveContent()
  return (
    <ShellRoot
      {...data}
      meta={payload.meta}
      sidebar={sidebar}
      article={<ArticleHost html={{ __html: payload.html }} ref={live} />}
      colorMode={{ choice: 'light', isReady: true, choose: () => {} }}
      announcement={{ isVisible: false, dismiss: () => {} }}
      activeHeadingId={payload.meta.toc[0]?.id ?? null}
      location={createMemoryLocation(payload.meta.path)}
    />
  )
}

const meta = {
  title: 'Whole pages/Real content',
  component: RealPage,
  tags: ['page-of-the-site'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
} satisfies Meta<typeof RealPage>

export default meta
type Story = StoryObj<typeof meta>

const english = (extreme: Extreme): Story => ({ args: { extreme } })
const norwegian = (extreme: Extreme): Story => ({
  args: { extreme },
  globals: { locale: 'no' },
})

export const LongestTitle: Story = english('longestTitle')
export const LongestTitleInNorwegian: Story = norwegian('longestTitle')
export const DeepestSidebar: Story = {
  ...english('deepestSidebar'),
  globals: { viewport: { value: 'desktop' } },
}
export const DeepestSidebarInNorwegian: Story = {
  ...norwegian('deepestSidebar'),
  globals: { locale: 'no', viewport: { value: 'desktop' } },
}
export const WidestTable: Story = english('widestTable')
export const WidestTableInNorwegian: Story = norwegian('widestTable')
export const LongestCodeLine: Story = english('longestCodeLine')
export const LongestCodeLineInNorwegian: Story = norwegian('longestCodeLine')
export const MostTags: Story = english('mostTags')
export const MostTagsInNorwegian: Story = norwegian('mostTags')
export const MostHeadings: Story = { ...english('mostHeadings'), globals: { viewport: { value: 'wide' } } }
export const MostHeadingsInNorwegian: Story = {
  ...norwegian('mostHeadings'),
  globals: { locale: 'no', viewport: { value: 'wide' } },
}
