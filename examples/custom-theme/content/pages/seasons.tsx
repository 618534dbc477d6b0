import type { PageFrontMatter } from '@fyr/cli'
import { Island } from '@fyr/theme'
import type { ReactElement } from 'react'

export const page: PageFrontMatter = {
  title: 'The year of the orchard',
  description: 'What there is to do, season by season.',
  layout: 'season',
}

const SEASONS = [
  { name: 'Winter', work: 'Prune the old trees, and order new ones.', to: '/docs/pruning' },
  { name: 'Autumn', work: 'Pick, and plant what is new.', to: '/docs/planting' },
]

/** What to do when, and how many trees to order for it. */
export default function Seasons(): ReactElement {
  return (
    <>
      <ul className="orchard-seasons">
        {SEASONS.map(({ name, work, to }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{work}</p>
            <a href={to}>How to do it</a>
          </li>
        ))}
      </ul>
      <h2>Order trees</h2>
      <Island name="tree-count" apart={2} rows={5} />
    </>
  )
}
