import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CrashBoundary, type CrashBoundaryProps } from './crash-boundary.tsx'

const renderPage = fn<() => ReactElement>()

/** A page that is as whole as `renderPage` says. */
function Page(): ReactElement {
  return renderPage()
}

/** The boundary beside a way to another page. */
function Moving(props: CrashBoundaryProps): ReactElement {
  const [resetKey, setResetKey] = useState(props.resetKey)
  return (
    <>
      <button type="button" onClick={() => setResetKey('/docs/feeding')}>
        Next page
      </button>
      <CrashBoundary {...props} resetKey={resetKey} />
    </>
  )
}

const meta = {
  title: 'Your application/CrashBoundary',
  component: CrashBoundary,
  parameters: { layout: 'fullscreen' },
  args: { resetKey: '/docs/intro', children: <Page /> },
  beforeEach: () => {
    renderPage.mockImplementation(() => <h1>Introduction</h1>)
  },
} satisfies Meta<CrashBoundaryProps>

export default meta
type Story = StoryObj<CrashBoundaryProps>

export const Whole: Story = {}
export const MendedByTryingAgain: Story = {
  beforeEach: () => {
    renderPage.mockImplementation(() => {
      throw new Error('The page has no body.')
    })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    renderPage.mockImplementation(() => <h1>Introduction</h1>)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  },
}
export const LeftForAnotherPage: Story = {
  args: { documentTitle: 'This page crashed' },
  beforeEach: () => {
    const before = document.title
    renderPage.mockImplementation(() => {
      throw new Error('The page has no body.')
    })
    return () => {
      document.title = before
    }
  },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    await expect(document.title).toBe('This page crashed')
    renderPage.mockImplementation(() => <h1>Feeding</h1>)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('heading', { name: 'Feeding' })).toBeVisible()
    await expect(document.title).not.toBe('This page crashed')
  },
}
