import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../messages/en.ts'
import type { ColorChoice } from './color-choice.ts'
import { ColorToggle, type ColorToggleProps } from './color-toggle.tsx'

const settings = { defaultMode: 'light', disableSwitch: false, respectSystem: false } as const

const meta = {
  title: 'Around an article/ColorToggle',
  component: ColorToggle,
  args: { state: { choice: 'light', isReady: true, choose: fn() }, settings },
} satisfies Meta<typeof ColorToggle>

export default meta
type Story = StoryObj<typeof meta>

/** The button with a state that follows it, as the shell keeps one. */
function Following(props: ColorToggleProps): ReactElement {
  const [choice, setChoice] = useState<ColorChoice | null>(props.state.choice)
  const choose = (chosen: ColorChoice): void => {
    props.state.choose(chosen)
    setChoice(chosen)
  }
  return <ColorToggle {...props} state={{ choice, isReady: true, choose }} />
}

/** Presses the only button and returns the mode that it then shows. */
async function press(button: HTMLElement): Promise<string> {
  await userEvent.click(button)
  return button.title
}

export const TwoStates: Story = {
  render: (args) => <Following {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await expect([await press(button), await press(button)]).toEqual([en.colorDark, en.colorLight])
    await expect(args.state.choose).toHaveBeenLastCalledWith('light')
  },
}
export const ThreeStates: Story = {
  args: { settings: { ...settings, respectSystem: true } },
  render: (args) => <Following {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const modes = [await press(button), await press(button), await press(button)]
    await expect(modes).toEqual([en.colorDark, en.colorSystem, en.colorLight])
  },
}
export const Dark: Story = { args: { state: { choice: 'dark', isReady: true, choose: fn() } } }
export const NotStarted: Story = {
  args: { state: { choice: null, isReady: false, choose: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.state.choose).not.toHaveBeenCalled()
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
