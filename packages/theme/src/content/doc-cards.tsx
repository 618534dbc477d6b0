import type { DocCard } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { leavesSite } from '../link/leaves-site.ts'
import { formatPlural } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** Entries of a sidebar. */
export interface DocCardsProps {
  readonly cards: readonly DocCard[]
}

const ICONS = { doc: 'note', category: 'folder', link: 'link' } as const satisfies Record<string, IconName>

/**
 * The entries of a category, each a fully clickable card. A category without a description shows its number of entries.
 * Renders nothing without entries.
 */
export function DocCards({ cards }: DocCardsProps): ReactElement | null {
  if (cards.length === 0) return null
  return (
    <ul className="fyr-cards">
      {cards.map((card) => (
        <li key={`${card.label} ${card.href}`} className="fyr-card">
          <Icon name={ICONS[card.type]} />
          <div>
            <DocumentLink href={card.href} isDocument={card.isDocument}>
              {card.label}
              {leavesSite(card.href) && <Icon name="external" />}
            </DocumentLink>
            <CardText card={card} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** `DocCards`, or what a site overrides it with. */
export const OverridableDocCards: ComponentType<DocCardsProps> = /* @__PURE__ */ overridable(
  'DocCards',
  DocCards,
)

interface CardProps {
  readonly card: DocCard
}

function CardText({ card }: CardProps): ReactElement | null {
  const messages = useMessages()
  const count = card.itemCount === 0 ? null : formatPlural(messages.itemCount, card.itemCount)
  const text = card.description ?? count
  return text === null ? null : <p>{text}</p>
}
