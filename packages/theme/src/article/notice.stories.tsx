import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { useMessages } from '../messages/messages-context.ts'
import { Notice, type NoticeProps } from './notice.tsx'

/** What a page that no list names says of itself. */
function UnlistedNotice(props: Omit<NoticeProps, 'title'>): ReactElement {
  const { unlistedTitle, unlistedText } = useMessages()
  return <Notice {...props} title={unlistedTitle} text={props.text || unlistedText} />
}

function FallbackNotice(): ReactElement {
  const { fallbackTitle, fallbackText } = useMessages()
  return <Notice icon="globe" title={fallbackTitle} text={fallbackText} />
}

const meta = {
  title: 'On an article/Notice',
  component: Notice,
  args: { title: '', text: '' },
  render: ({ text }) => <UnlistedNotice text={text} />,
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Unlisted: Story = {}
export const NotTranslated: Story = { globals: { locale: 'no' }, render: () => <FallbackNotice /> }
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { text: LONG_WORD },
  play: fitsTheWindow,
}
