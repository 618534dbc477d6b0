import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleHeroImage } from '../fixtures/sample-pages.ts'
import { HeroImage } from './hero-image.tsx'

const meta = {
  title: 'On an article/HeroImage',
  component: HeroImage,
  args: { image: sampleHeroImage },
} satisfies Meta<typeof HeroImage>

export default meta
type Story = StoryObj<typeof meta>

const { src, width, height } = sampleHeroImage
const dark = { src: `${src}?dark`, width, height }

export const OneForBothModes: Story = {}
export const None: Story = { args: { image: undefined } }
/** In several widths, the browser chooses by the part of the window that it takes. */
export const InSeveralWidths: Story = {
  args: { image: { ...sampleHeroImage, srcSet: `${src} 480w, ${src}?2 960w` } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A lighthouse' })
    await expect(image.sizes).toBe('(min-width:62.26em) min(46vw,46rem),94vw')
  },
}
/** Only the picture for the current mode is shown, named and loaded. */
export const ByDay: Story = {
  args: { image: { ...sampleHeroImage, dark } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A lighthouse' })).toHaveAttribute('src', src)
  },
}
export const ByNight: Story = {
  args: { image: { ...sampleHeroImage, dark } },
  globals: { colorMode: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A lighthouse' })).toHaveAttribute('src', dark.src)
  },
}
