import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { Pagination, type PaginationProps } from './pagination.tsx'

const before = { relation: '', link: { label: 'Resources', href: '/docs/resources/' } }
const after = { relation: '', link: { label: 'Mortality', href: '/docs/resources/mortality' } }

/** The neighbours of a doc. */
function BetweenDocs(props: PaginationProps): ReactElement {
  const messages = useMessages()
  return (
    <Pagination
      label={messages.docPagination}
      before={{ ...props.before, relation: messages.previousPage }}
      after={{ ...props.after, relation: messages.nextPage }}
    />
  )
}

/** The neighbours of a page of a list of posts. */
function BetweenLists(props: PaginationProps): ReactElement {
  const messages = useMessages()
  return (
    <Pagination
      label={messages.blogPagination}
      before={{ ...props.before, relation: messages.newerPosts }}
      after={{ ...props.after, relation: messages.olderPosts }}
    />
  )
}

const meta = {
  title: 'On an article/Pagination',
  component: Pagination,
  args: { label: '', before, after },
  render: (args) => <BetweenDocs {...args} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const First: Story = { args: { before: { ...before, link: null } } }
export const Last: Story = { args: { after: { ...after, link: null } } }
export const Neither: Story = {
  args: { before: { ...before, link: null }, after: { ...after, link: null } },
}
export const WithoutTitles: Story = {
  args: {
    before: { relation: '', link: { label: '', href: '/blog' } },
    after: { relation: '', link: { label: '', href: '/blog/page/3' } },
  },
  render: (args) => <BetweenLists {...args} />,
}
