import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { el, tree } from '../fixtures/tree.ts'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { renderContent } from './render-content.tsx'

function placeOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function largeImage(alt: string) {
  return el('img', { src: '/img/logo.svg', alt, width: 900, height: 900, zoom: true })
}

const meta = {
  title: 'In text/Picture',
  render: () =>
    renderContent(
      tree(
        el(
          'p',
          {},
          el('img', { src: '/img/logo.svg', alt: 'A lighthouse', width: 480, height: 480, zoom: true }),
        ),
        el(
          'p',
          {},
          el('img', { src: '/img/logo.svg#only-light', alt: 'By day', width: 480, height: 480, zoom: true }),
          el('img', { src: '/img/logo.svg#only-dark', alt: 'By night', width: 48, height: 48 }),
        ),
        el('p', {}, el('img', { src: '/img/logo.svg', srcSet: '/img/logo.svg', alt: 'In one width' })),
        el('p', {}, el('img', { src: '/img/logo.svg', width: 120, height: 120, alt: '', zoom: true })),
        el(
          'p',
          {},
          el('img', {
            src: '/img/logo.svg#only-light',
            srcSet: '/img/logo.svg 48w',
            sizes: '3rem',
            alt: 'As wide as it says',
            fetchPriority: 'high',
          }),
        ),
        el(
          'p',
          {},
          el('img', {
            src: '/img/logo.svg',
            srcSet: '/img/logo.svg 48w',
            alt: 'Loaded at once',
            fetchPriority: 'high',
          }),
        ),
      ),
    ),
  decorators: [withArticleScripts],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Pictures: Story = {
  play: async ({ canvas }) => {
    const sizes = ['In one width', 'Loaded at once'].map((name) => {
      const image = canvas.getByAltText<HTMLImageElement>(name)
      return [image.sizes, image.getAttribute('loading'), image.getAttribute('fetchpriority')]
    })
    await expect(sizes).toEqual([
      ['', 'lazy', null],
      ['min(94vw,43rem)', null, 'high'],
    ])
    const picture = canvas.getByAltText('By day').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Enlarge: By day' }).getBoundingClientRect()
    await expect([button.left, button.width]).toEqual([picture.left, picture.width])
    await expect(canvas.getByAltText<HTMLImageElement>('As wide as it says').sizes).toBe('3rem')
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: By day' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'By day' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  },
}
/** Pictures on one line share it, with captions or without. */
export const BesideEachOther: Story = {
  render: () =>
    renderContent(
      tree(
        el('p', {}, ...['Before', 'After'].flatMap((alt) => [largeImage(alt), ' '])),
        el(
          'figure',
          {},
          ...['Winter', 'Summer'].map((alt) =>
            el('figure', {}, largeImage(alt), ' ', el('figcaption', {}, `The pen in ${alt.toLowerCase()}`)),
          ),
        ),
        el('figure', {}, largeImage('Alone'), el('figcaption', {}, 'A picture with a caption')),
        el(
          'figure',
          {},
          el('img', { src: '/img/logo.svg#only-light', alt: 'At noon', width: 480, height: 480, zoom: true }),
          el('img', { src: '/img/logo.svg#only-dark', alt: 'At midnight', width: 480, height: 480 }),
          el('figcaption', {}, 'A picture for each colour mode'),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const [before, after, winter, summer] = ['Before', 'After', 'Winter', 'Summer'].map((alt) =>
      placeOf(canvas.getByAltText(alt)),
    )
    await expect([before?.top, before?.width]).toEqual([after?.top, after?.width])
    await expect([winter?.top, winter?.width]).toEqual([summer?.top, summer?.width])
    await expect((before?.left ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.left ?? 0)
    await expect(placeOf(canvas.getByRole('button', { name: 'Enlarge: Before' }))).toEqual(before)
    await expect(placeOf(canvas.getByRole('button', { name: 'Enlarge: Winter' }))).toEqual(winter)
    await expect(canvas.getByText('The pen in winter')).toBeVisible()
    await expect(canvas.getByText('A picture for each colour mode')).toBeVisible()
  },
}

/** Enter opens it, its button and Escape close it, and the focus returns. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enlarge: A lighthouse' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(document.body).findByRole('dialog', { name: 'A lighthouse' })
    await expect(within(dialog).getByAltText('A lighthouse')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
