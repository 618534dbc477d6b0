import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { SourceNote } from './source-note.tsx'

const meta = {
  title: 'In text/SourceNote',
  component: SourceNote,
  args: { lang: 'en', dir: 'ltr', children: <p>Close both valves before you open the lid.</p> },
  render: (args) => (
    <div className="fyr-text">
      <p>Lukk ventilen før du åpner lokket.</p>
      <SourceNote {...args} />
      <p>Vent så i to minutter.</p>
    </div>
  ),
  globals: { locale: 'no' },
} satisfies Meta<typeof SourceNote>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const New: Story = { args: { isNew: true } }
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Endret i originalen'))
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open')
    await expect(within(canvasElement).getByText(/both valves/)).toBeVisible()
  },
}
export const LongWords: Story = {
  globals: { locale: 'no', viewport: { value: 'phone' } },
  args: { children: <p>{LONG_WORD}</p> },
  play: fitsTheWindow,
}
