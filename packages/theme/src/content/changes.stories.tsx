import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { Change, ChangeMark, Changes } from './changes.tsx'

const meta = {
  title: 'In text/Changes',
  component: Changes,
  args: {
    since: '1.4',
    href: '/docs/changes/1.4...2.0',
    children: (
      <>
        <Change type="changed" href="#fyr-change-1">
          Fish eat <del>twice</del> <ins>three times</ins> a day.
        </Change>
        <Change type="added" href="#fyr-change-2">
          They sleep at night.
        </Change>
        <Change type="moved" href="#fyr-change-3">
          Close the valve.
        </Change>
        <Change type="removed" href="#fyr-change-4">
          Call us.
        </Change>
        <Change type="changed">
          <del>Feed</del> <ins>Feeding</ins>
        </Change>
      </>
    ),
  },
  render: (args) => (
    <div className="fyr-text">
      <Changes {...args} />
      <p>Fish eat three times a day.</p>
      <ChangeMark type="changed" id="fyr-change-1" />
      <p>They sleep at night.</p>
      <ChangeMark type="added" id="fyr-change-2" />
      <p>Close the valve.</p>
      <ChangeMark type="moved" id="fyr-change-3" />
      <ChangeMark type="removed" id="fyr-change-4">
        <del>Call us.</del>
      </ChangeMark>
    </div>
  ),
} satisfies Meta<typeof Changes>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#fyr-change-1')).not.toBeVisible()
  },
}
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Changed since 1.4'))
    await expect(canvasElement.querySelector('#fyr-change-1')).toBeVisible()
    await expect(canvasElement.querySelector('#fyr-change-4')).toBeVisible()
  },
}
export const NewPage: Story = {
  args: { isNew: true, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('New page: 1.4 does not have it.')
  },
}
export const InNorwegian: Story = { globals: { locale: 'no' } }
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Change type="added" href="#fyr-change-2">
        {LONG_WORD}
      </Change>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Changed since 1.4'))
    await expect(canvasElement.querySelector('[href="#fyr-change-2"]')).toBeVisible()
    await fitsTheWindow()
  },
}
