import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { tokens } from './tokens.ts'

/** Every colour of one mode with its name, its value and what it is for. */
function Colours({ mode }: { readonly mode: 'light' | 'dark' }): ReactElement {
  return (
    <dl data-theme={mode}>
      {Object.entries(tokens.color[mode]).map(([name, token]) => (
        <div key={name}>
          <dt>
            <svg viewBox="0 0 4 2" width="64" height="32" aria-hidden="true">
              <rect width="4" height="2" fill={token.$value.hex} />
            </svg>{' '}
            <code>--fyr-color-{name}</code> {token.$value.hex}
          </dt>
          <dd>{token.$description}</dd>
        </div>
      ))}
    </dl>
  )
}

const meta = { component: Colours, args: { mode: 'light' } } satisfies Meta<typeof Colours>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { args: { mode: 'dark' }, globals: { colorMode: 'dark' } }
