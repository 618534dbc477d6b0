import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactElement } from 'react'
import { TableWrapper } from '../content/table-wrapper.tsx'
import type { ColorName } from './color-name.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { type ColorComponents, contrastOf } from './contrast-ratio.ts'
import { listTokens } from './token-list.ts'
import { tokens } from './tokens.ts'

/** Names, values and uses of a group of tokens, each with a picture of itself. */
function TokenTable({ group, mode = 'light', show }: TokenTableProps): ReactElement {
  return (
    <div className="fyr-text">
      <TableWrapper label={`Tokens: ${group}`}>
        <table>
          <thead>
            <tr>
              <th>Looks</th>
              <th>Name</th>
              <th>Value</th>
              <th>For</th>
            </tr>
          </thead>
          <tbody>
            {listTokens()
              .filter((token) => token.group === group)
              .map(({ property, use, [mode]: value }) => (
                <tr key={property}>
                  <td>{show(value)}</td>
                  <td>
                    <code>{property}</code>
                  </td>
                  <td>{value}</td>
                  <td>{use}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  )
}

interface TokenTableProps {
  readonly group: string
  readonly mode?: 'light' | 'dark'
  /** A picture of a value, as CSS writes it. */
  readonly show: (value: string) => ReactElement
}

function Sample({
  style,
  text = '',
}: {
  readonly style: CSSProperties
  readonly text?: string
}): ReactElement {
  return <span style={{ display: 'inline-block', ...style }}>{text}</span>
}

const FILL = { background: 'var(--fyr-color-accent)', blockSize: '1.5rem' }

function colours(mode: 'light' | 'dark'): ReactElement {
  return (
    <TokenTable
      group="color"
      mode={mode}
      show={(hex) => (
        <Sample style={{ ...FILL, background: hex, inlineSize: '4rem', outline: '1px solid' }} />
      )}
    />
  )
}

const meta = { title: 'Foundations/Tokens', tags: ['words-of-its-own'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LightColours: Story = { render: () => colours('light') }
export const DarkColours: Story = { render: () => colours('dark'), globals: { colorMode: 'dark' } }
/** Every pair of colours that meets on a page, each as it looks, with its contrast and the least that it must have. */
function pairs(mode: 'light' | 'dark'): ReactElement {
  const colors = Object.fromEntries(
    Object.entries(tokens.color[mode]).map(([name, { $value }]) => [name, $value.components]),
  ) as ColorComponents
  const hexOf = (name: ColorName) => tokens.color[mode][name].$value.hex
  return (
    <div className="fyr-text">
      <TableWrapper label="Pairs of colours">
        <table>
          <thead>
            <tr>
              <th>Looks</th>
              <th>Colour</th>
              <th>On</th>
              <th>Contrast</th>
              <th>At least</th>
              <th>For</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => {
              const { foreground, background, tint, minimum, use } = pair
              const ground = tint
                ? `color-mix(in srgb, ${hexOf(tint.color)} ${tint.share * 100}%, ${hexOf(background)})`
                : hexOf(background)
              return (
                <tr key={`${foreground} ${background} ${use}`}>
                  <td>
                    <span
                      aria-hidden="true"
                      style={{ display: 'inline-block', padding: '0.5rem', background: ground }}
                    >
                      <Sample style={{ ...FILL, inlineSize: '2rem', background: hexOf(foreground) }} />
                    </span>
                  </td>
                  <td>
                    <code>{foreground}</code>
                  </td>
                  <td>
                    <code>{background}</code>
                  </td>
                  <td>{contrastOf(pair, colors).toFixed(2)}</td>
                  <td>{minimum}</td>
                  <td>{use}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  )
}

export const PairsInLight: Story = { render: () => pairs('light') }
export const PairsInDark: Story = { render: () => pairs('dark'), globals: { colorMode: 'dark' } }
export const Fonts: Story = {
  render: () => (
    <TokenTable
      group="font"
      show={(fontFamily) => <Sample style={{ fontFamily }} text="Hamburgefonstiv ÆØÅ 0123" />}
    />
  ),
}
export const Weights: Story = {
  render: () => (
    <TokenTable
      group="weight"
      show={(weight) => <Sample style={{ fontWeight: Number(weight) }} text="Hamburgefonstiv" />}
    />
  ),
}
export const TypeScale: Story = {
  render: () => (
    <TokenTable
      group="text"
      show={(fontSize) => <Sample style={{ fontSize, lineHeight: 1.2 }} text="Fjord" />}
    />
  ),
}
export const LineHeights: Story = {
  render: () => (
    <TokenTable
      group="leading"
      show={(leading) => (
        <Sample
          style={{ lineHeight: Number(leading), maxInlineSize: '9rem' }}
          text="Three lines of text stand one below the other"
        />
      )}
    />
  ),
}
export const Spacing: Story = {
  render: () => (
    <TokenTable group="space" show={(inlineSize) => <Sample style={{ ...FILL, inlineSize }} />} />
  ),
}
export const Corners: Story = {
  render: () => (
    <TokenTable
      group="radius"
      show={(borderRadius) => (
        <Sample style={{ ...FILL, blockSize: '2.5rem', inlineSize: '4rem', borderRadius }} />
      )}
    />
  ),
}
export const Sizes: Story = {
  render: () => (
    <TokenTable
      group="size"
      show={(inlineSize) => <Sample style={{ ...FILL, inlineSize, maxInlineSize: '100%' }} />}
    />
  ),
}
export const Durations: Story = {
  render: () => (
    <TokenTable
      group="duration"
      show={(time) => <Sample style={{ ...FILL, inlineSize: `${Number.parseFloat(time) / 20}rem` }} />}
    />
  ),
}
