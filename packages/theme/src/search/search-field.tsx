import type { ChangeEvent, CompositionEvent, KeyboardEvent, ReactElement, Ref } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { useMessages } from '../messages/messages-context.ts'

export interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>
  /** Beginning of the ids of the list, the choices and the version. */
  readonly id: string
  readonly value: string
  /** Number of the choice that the keyboard is at; null without any. */
  readonly active: number | null
  readonly hasVersion: boolean
  /** Shows what is typed; `isWord`: it is not part of an unfinished composition of an input method. */
  readonly onType: (words: string, isWord: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

const MAX_LETTERS = 200

/** The field of the search, a combobox whose list is below it, and the button that closes the search. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { ref, id, value, active, hasVersion, onType, onKeyDown, onClose } = props
  const messages = useMessages()
  return (
    <search className="fyr-search-field">
      <ShellIcon name="search" />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={messages.search}
        aria-expanded={active !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-describedby={hasVersion ? `${id}-version` : undefined}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        placeholder={messages.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_LETTERS}
        value={value}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          onType(target.value, !(nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
          onType(currentTarget.value, true)
        }
        onKeyDown={onKeyDown}
      />
      <button type="button" className="fyr-icon-button" aria-label={messages.searchClose} onClick={onClose}>
        <ShellIcon name="close" />
      </button>
    </search>
  )
}
