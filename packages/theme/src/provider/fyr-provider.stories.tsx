import { createMemoryLocation } from '@fyr/router/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Admonition } from '../content/admonition.tsx'
import { CodeBlock } from '../content/code-block.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { no } from '../messages/no.ts'
import { useMessages } from '../messages/messages-context.ts'
import { FyrProvider, type FyrProviderProps } from './fyr-provider.tsx'

/** An application in the language of the catalogue's toolbar. */
function Application(props: FyrProviderProps): ReactElement {
  const messages = useMessages()
  return <FyrProvider {...props} {...(messages === no && { messages })} />
}

const meta = {
  title: 'Your application/FyrProvider',
  component: FyrProvider,
  args: {
    children: (
      <>
        <Admonition type="tip">Weigh the silo first.</Admonition>
        <CodeBlock language="ts">const kilograms = 250</CodeBlock>
        <SiteLink href="/docs/intro">Introduction</SiteLink>
      </>
    ),
  },
  render: (args) => <Application {...args} />,
} satisfies Meta<typeof FyrProvider>

export default meta
type Story = StoryObj<typeof meta>

export const AsItComes: Story = {}
export const InNorwegian: Story = { globals: { locale: 'no' } }
export const WithRouterOfItsOwn: Story = {
  args: {
    location: createMemoryLocation('/app/'),
    basePath: '/app/',
    navigate: fn(),
    colorMode: 'light',
    className: 'host',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Introduction' }))
    await expect(args.navigate).toHaveBeenCalledWith('/docs/intro', { replace: false })
  },
}
export const WithALocationAlone: Story = {
  args: { location: createMemoryLocation('/') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Introduction' }))
    await expect(args.location?.get().pathname).toBe('/docs/intro')
  },
}
