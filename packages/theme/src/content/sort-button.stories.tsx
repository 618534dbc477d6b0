import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { el, tree } from '../fixtures/tree.ts'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { renderContent } from './render-content.tsx'

const row = (name: string, depth: string) =>
  el('tr', {}, el('td', {}, name), el('td', { align: 'right' }, depth))

const meta = {
  title: 'In text/Table of data',
  render: () =>
    renderContent(
      tree(
        el(
          'table',
          {},
          el(
            'thead',
            {},
            el(
              'tr',
              {},
              el('th', {}, el('fyr-sort', {}, 'Name')),
              el('th', { align: 'right' }, el('fyr-sort', {}, 'Depth')),
            ),
          ),
          el('tbody', {}, row('Cod', '600'), row('Eel', '80'), row('Lumpfish', '')),
        ),
      ),
    ),
  decorators: [withArticleScripts],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Depth' }))
    const names = () => [...canvasElement.querySelectorAll('td:first-child')].map((cell) => cell.textContent)
    await waitFor(() => expect(names()).toEqual(['Eel', 'Cod', 'Lumpfish']))
    await expect(canvas.getByRole('columnheader', { name: 'Depth' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(names()).toEqual(['Cod', 'Eel', 'Lumpfish']))
    // Without scripts the label is a text, and keys come to no button.
    const parts = [canvas.getByRole('button', { name: 'Depth' }), canvas.getByText('Depth')]
    document.documentElement.removeAttribute('data-js')
    const shown = parts.map((part) => part.checkVisibility({ visibilityProperty: true }))
    document.documentElement.setAttribute('data-js', '')
    await expect(shown).toEqual([false, true])
  },
}
