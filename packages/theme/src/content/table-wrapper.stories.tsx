import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableWrapper } from './table-wrapper.tsx'

function table(columns: number) {
  const cells = Array.from({ length: columns }, (_, index) => index + 1)
  return (
    <table>
      <thead>
        <tr>
          {cells.map((cell) => (
            <th key={cell}>Field {cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map((cell) => (
            <td key={cell}>{cell * 1000}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const meta = {
  title: 'In text/TableWrapper',
  component: TableWrapper,
  args: { children: table(3) },
} satisfies Meta<typeof TableWrapper>

export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {}
export const Wide: Story = { args: { children: table(30) } }
export const Named: Story = { args: { label: 'Feed by day', className: 'host' } }
