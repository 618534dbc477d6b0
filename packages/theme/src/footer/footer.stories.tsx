import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { en } from '../messages/en.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { Footer } from './footer.tsx'
import { FooterPageContext } from './footer-page-context.ts'

/** Gives the footer of a story the page above it. */
function onAPage(siteData: SiteData): Decorator {
  return (Story) => (
    <FooterPageContext value={{ siteData, meta: sampleMeta() }}>
      <Story />
    </FooterPageContext>
  )
}

const meta = {
  title: 'Around an article/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  decorators: [withRouter],
  args: { footer: sampleSiteData.footer },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const NoColumns: Story = { args: { footer: { columns: [], copyright: '© Sample AS' } } }
export const ColumnsAlone: Story = { args: { footer: { ...sampleSiteData.footer, copyright: '' } } }
export const LinksInALine: Story = {
  args: {
    footer: {
      columns: [],
      links: [
        { label: 'Terms', href: '/terms', isExternal: false },
        { label: 'Privacy', href: '/privacy', isExternal: false },
        { label: 'Status', href: 'https://status.example', isExternal: true },
      ],
      copyright: '© Sample AS',
    },
  },
}
export const WithALogo: Story = {
  args: {
    footer: {
      ...sampleSiteData.footer,
      logo: {
        src: '/img/logo.svg',
        alt: 'Sample AS',
        link: { href: 'https://sample.example', isExternal: true },
      },
    },
  },
}
export const LogoAlone: Story = {
  args: {
    footer: { columns: [], logo: { src: '/img/logo.svg', alt: 'Sample AS' }, copyright: '' },
  },
}
export const LinksBelowColumns: Story = {
  args: {
    footer: {
      ...sampleSiteData.footer,
      links: [
        { label: 'Version 3.6', href: '/blog/version-3.6', isExternal: false },
        { label: 'Status', href: 'https://status.example', isExternal: true },
      ],
    },
  },
}
export const OnAPage: Story = {
  decorators: [onAPage(sampleSiteData)],
  play: async ({ canvas }) => {
    const languages = canvas.getByRole('list', { name: en.languages })
    await expect(within(languages).getByRole('link', { name: 'Norsk' })).toHaveAttribute('href', '/no/')
  },
}
export const OnAPageInOneLanguage: Story = {
  decorators: [onAPage({ ...sampleSiteData, locales: [sampleSiteData.locale] })],
}
export const AlwaysDark: Story = {
  args: { footer: { ...sampleSiteData.footer, mode: 'dark' } },
  play: async ({ canvasElement }) => {
    const footer = canvasElement.querySelector('footer') ?? canvasElement
    const dark = getComputedStyle(footer).getPropertyValue('--fyr-color-ink')
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--fyr-color-ink')).not.toBe(
      dark,
    )
  },
}
export const LongWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    footer: {
      ...sampleSiteData.footer,
      columns: [
        {
          title: 'Elsewhere',
          links: [
            {
              label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente',
              href: '/docs/intro',
              isExternal: false,
            },
          ],
        },
      ],
    },
  },
  play: fitsTheWindow,
}
export const NothingToShow: Story = {
  args: { footer: { columns: [], copyright: '' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toBeNull()
  },
}
