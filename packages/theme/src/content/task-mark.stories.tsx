import type { Meta, StoryObj } from '@storybook/react-vite'
import { TaskMark } from './task-mark.tsx'

const meta = {
  title: 'In text/TaskMark',
  component: TaskMark,
  args: { isDone: true },
  render: (args) => (
    <ul className="fyr-text contains-task-list">
      <li className="task-list-item">
        <TaskMark {...args} /> Register a client
      </li>
    </ul>
  ),
} satisfies Meta<typeof TaskMark>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {}
export const Open: Story = { args: { isDone: false } }
