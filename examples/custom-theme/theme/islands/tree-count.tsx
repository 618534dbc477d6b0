import type { IslandProps } from '@fyr/theme'
import { useId, useState, type ReactElement } from 'react'
import * as z from 'zod'

/** What a text may say of the field. The build checks it, and browsers get the values without the schema. */
export const attributes = z.object({
  apart: z.number().positive().default(3),
  rows: z.number().positive().default(4),
  kinds: z.array(z.string()).default([]),
  small: z.boolean().default(false),
})

/** How many trees a field holds, at the distances in metres that the text gives, and what the text says about them. */
export default function TreeCount({
  attributes: { apart, rows, kinds, small },
  children,
}: IslandProps<typeof attributes>): ReactElement {
  const [length, setLength] = useState(100)
  const [width, setWidth] = useState(60)
  const count = Math.floor(length / apart) * Math.floor(width / rows)
  return (
    <div className="orchard-count">
      <p>
        <output>{count} trees</output> fit a field of {length} m by {width} m, {apart} m apart in rows {rows}{' '}
        m apart.
      </p>
      {kinds.length > 0 && <p>{`${small ? 'Small' : 'Large'} trees, such as ${kinds.join(' and ')}.`}</p>}
      <div className="orchard-count-field" data-fyr-shell="field">
        <Metres label="Length" value={length} onChange={setLength} />
        <Metres label="Width" value={width} onChange={setWidth} />
      </div>
      {children}
    </div>
  )
}

interface MetresProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Metres({ label, value, onChange }: MetresProps): ReactElement {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label} in metres</label>
      <input
        id={id}
        type="number"
        min={0}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </p>
  )
}
