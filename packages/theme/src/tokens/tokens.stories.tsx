import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactElement } from 'react'
import { TableWrapper } from '../content/table-wrapper.tsx'
import type { ColorName } from './color-name.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { type ColorComponents, contrastOf } from './contrast-ratio.ts'
import { type Measure, type Token, type TokenGroup, tokens } from './tokens.ts'

/** Names and values of a group of tokens, each with a picture of itself. */
function TokenTable<Value>({ group, prefix, show, describe }: TokenTableProps<Value>): ReactElement {
  const entries = Object.entries(group).filter(
    (entry): entry is [string, Token<Value>] => typeof entry[1] === 'object',
  )
  const isDescribed = entries.some(([, { $description }]) => $description !== undefined)
  return (
    <div className="fyr-text">
      <TableWrapper label={`Tokens: ${prefix}`}>
        <table>
          <thead>
            <tr>
              <th>Looks</th>
              <th>Name</th>
              <th>Value</th>
              {isDescribed && <th>For</th>}
            </tr>
          </thead>
          <tbody>
            {entries.map(([name, { $value, $description }]) => (
              <tr key={name}>
                <td>{show($value)}</td>
                <td>
                  <code>
                    --fyr-{prefix}-{name}
                  </code>
                </td>
                <td>{describe($value)}</td>
                {isDescribed && <td>{$description}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  )
}

interface TokenTableProps<Value> {
  readonly group: Readonly<Record<string, Token<Value> | string>> | TokenGroup<Value>
  readonly prefix: string
  readonly show: (value: Value) => ReactElement
  readonly describe: (value: Value) => string
}

function measure({ value, unit }: Measure): string {
  return `${value}${unit}`
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
      group={tokens.color[mode]}
      prefix="color"
      show={({ hex }) => (
        <Sample style={{ ...FILL, background: hex, inlineSize: '4rem', outline: '1px solid' }} />
      )}
      describe={({ hex }) => hex}
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
      group={tokens.font}
      prefix="font"
      show={(names) => <Sample style={{ fontFamily: names.join(', ') }} text="Hamburgefonstiv ÆØÅ 0123" />}
      describe={(names) => names.join(', ')}
    />
  ),
}
export const Weights: Story = {
  render: () => (
    <TokenTable
      group={tokens.weight}
      prefix="weight"
      show={(fontWeight) => <Sample style={{ fontWeight }} text="Hamburgefonstiv" />}
      describe={String}
    />
  ),
}
export const TypeScale: Story = {
  render: () => (
    <TokenTable
      group={tokens.text}
      prefix="text"
      show={(size) => <Sample style={{ fontSize: measure(size), lineHeight: 1.2 }} text="Fjord" />}
      describe={measure}
    />
  ),
}
export const LineHeights: Story = {
  render: () => (
    <TokenTable
      group={tokens.leading}
      prefix="leading"
      show={(lineHeight) => (
        <Sample
          style={{ lineHeight, maxInlineSize: '9rem' }}
          text="Three lines of text stand one below the other"
        />
      )}
      describe={String}
    />
  ),
}
export const Spacing: Story = {
  render: () => (
    <TokenTable
      group={tokens.space}
      prefix="space"
      show={(size) => <Sample style={{ ...FILL, inlineSize: measure(size) }} />}
      describe={measure}
    />
  ),
}
export const Corners: Story = {
  render: () => (
    <TokenTable
      group={tokens.radius}
      prefix="radius"
      show={(size) => (
        <Sample style={{ ...FILL, blockSize: '2.5rem', inlineSize: '4rem', borderRadius: measure(size) }} />
      )}
      describe={measure}
    />
  ),
}
export const Sizes: Story = {
  render: () => (
    <TokenTable
      group={tokens.size}
      prefix="size"
      show={(size) => <Sample style={{ ...FILL, inlineSize: measure(size), maxInlineSize: '100%' }} />}
      describe={measure}
    />
  ),
}
export const Durations: Story = {
  render: () => (
    <TokenTable
      group={tokens.duration}
      prefix="duration"
      show={({ value }) => <Sample style={{ ...FILL, inlineSize: `${value / 20}rem` }} />}
      describe={measure}
    />
  ),
}
