import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import { sampleContent } from '../fixtures/sample-content.ts'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { sampleHeroImage, sampleHome, sampleHomeLeadingAway } from '../fixtures/sample-pages.ts'
import { code, el, tree } from '../fixtures/tree.ts'
import { HomeArticle } from './home-article.tsx'

const meta = {
  title: 'Whole pages/HomeArticle',
  component: HomeArticle,
  parameters: { layout: 'fullscreen' },
  args: { page: sampleHome, siteData: sampleSiteData },
  render: (args) => (
    <div className="fyr-layout" data-kind="home">
      <main className="fyr-layout-main">
        <HomeArticle {...args} />
      </main>
    </div>
  ),
} satisfies Meta<typeof HomeArticle>

export default meta
type Story = StoryObj<typeof meta>

/** Headings of parts in a row are aligned, whether or not they lead anywhere. */
export const Whole: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const middles = ['Integration', 'Resources', 'Calm'].map((name) => {
      const { top, bottom } = canvas.getByText(name, { selector: 'h2, h2 *' }).getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
    await expect(new Set(middles).size).toBe(1)
  },
}
/** Small pictures above the headings, which are read without them. */
export const WithIcons: Story = {
  args: {
    page: {
      ...sampleHome,
      features: sampleHome.features.map((feature) => ({
        ...feature,
        icon: { src: '/img/logo.svg', width: 32, height: 32 },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('.fyr-feature > img')]
    await expect(icons.map((icon) => icon.getAttribute('alt'))).toEqual(['', '', ''])
  },
}
/** The title, its parts and what follows begin at one edge. */
export const WithTitles: Story = {
  args: { page: { ...sampleHome, featuresTitle: 'What is here', body: sampleContent } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'What is here' }).getBoundingClientRect()
    const part = canvas.getByRole('heading', { level: 3, name: 'Integration' }).getBoundingClientRect()
    const hero = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(new Set([hero.left, title.left, part.left]).size).toBe(1)
  },
}
/** Beside a sample the picture is below the text, at the lower edge of the hero. */
export const WithImage: Story = {
  args: {
    page: {
      ...sampleHome,
      image: sampleHeroImage,
      body: tree(code({ language: 'sh', title: 'Feeding' }, 'curl /v3/feeding')),
    },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A lighthouse' }).getBoundingClientRect()
    const action = canvas
      .getByRole('link', { name: sampleHome.actions[0]?.label ?? '' })
      .getBoundingClientRect()
    const sample = canvas.getByText('curl /v3/feeding').getBoundingClientRect()
    const hero = canvas.getByRole('heading', { level: 1 }).closest('header')?.getBoundingClientRect()
    await expect(image.top).toBeGreaterThan(action.bottom)
    await expect(image.right).toBeLessThan(sample.left)
    await expect(Math.round(image.bottom)).toBe(Math.round((hero?.bottom ?? 0) - 1))
  },
}
/** One block of code without a title is a command: it is below the actions, and the picture is beside them. */
export const WithCommand: Story = {
  args: {
    page: {
      ...sampleHome,
      text: 'For everyone who measures feed.',
      image: sampleHeroImage,
      body: tree(code({ language: 'sh' }, 'npm create fjord')),
    },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For everyone who measures feed.')).toBeVisible()
    const command = canvas.getByText('npm create fjord').getBoundingClientRect()
    const action = canvas
      .getByRole('link', { name: sampleHome.actions[0]?.label ?? '' })
      .getBoundingClientRect()
    const image = canvas.getByRole('img', { name: 'A lighthouse' }).getBoundingClientRect()
    await expect(command.top).toBeGreaterThan(action.bottom)
    await expect(image.left).toBeGreaterThan(command.left)
  },
}
export const HeadingAlone: Story = { args: { page: { ...sampleHome, actions: [], features: [] } } }
export const WithoutTagline: Story = { args: { page: { ...sampleHome, tagline: '' } } }
export const LinksToFiles: Story = {
  args: {
    page: {
      ...sampleHome,
      actions: [{ label: 'Data', href: '/data.zip', isDocument: true, isPrimary: true }],
      features: [{ title: 'API', text: 'Every call.', href: '/openapi.json', isDocument: true }],
    },
  },
}
export const LinksToOtherSites: Story = { args: { page: sampleHomeLeadingAway } }
/** A page in React renders its own title. */
export const InReact: Story = {
  args: {
    page: {
      ...sampleHome,
      isReactPage: true,
      body: tree(el('h1', {}, 'Fish, fed.'), el('p', {}, 'By wire.')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fish, fed.')
  },
}
export const WithText: Story = { args: { page: { ...sampleHome, body: sampleContent } } }
/** Code that the text begins with is shown beside the title. */
export const WithSample: Story = {
  args: {
    page: {
      ...sampleHome,
      body: tree(
        '\n',
        code({ language: 'sh', title: 'feed.sh' }, 'curl -H "Authorization: …"'),
        el('p', {}, 'Try it.'),
      ),
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const sample = canvasElement.querySelector('.fyr-hero-sample')?.getBoundingClientRect()
    await expect(sample?.left).toBeGreaterThan(title.left)
    await expect(canvas.getByText('Try it.')).toBeVisible()
  },
}
/** More than one block is a sample, with titles or without. */
export const WithTwoCommands: Story = {
  args: {
    page: {
      ...sampleHome,
      body: tree(code({ language: 'sh' }, 'npm create fjord'), code({ language: 'sh' }, 'npm run dev')),
    },
  },
}
export const WithNothingButASample: Story = {
  args: { page: { ...sampleHome, body: tree(code({ language: 'sh' }, 'curl /v3/feeding')) } },
}
export const Untranslated: Story = {
  args: {
    page: { ...sampleHome, route: { ...sampleHome.route, isFallback: true } },
    siteData: sampleNorwegianSiteData,
  },
  globals: { locale: 'no' },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    siteData: {
      ...sampleSiteData,
      title: 'Donaudampfschifffahrtsgesellschaftsdokumentation',
      tagline: 'All of the Donaudampfschifffahrtsgesellschaftskapitänswitwenrente',
    },
  },
  play: fitsTheWindow,
}
