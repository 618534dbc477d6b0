import { memo, useContext, type ComponentType, type ReactElement } from 'react'
import { CustomisationContext } from './customisation.ts'

/**
 * Makes the component that the theme draws where `Original` belongs: the one that a site gives under `name`, or else
 * `Original`. A site's component may draw the original inside: that is exported as it is. Both are drawn anew only when a
 * property changes: what the shell learns of its reader concerns few of its parts, and most of them have many links.
 */
export function overridable<Props extends object>(
  name: string,
  Original: ComponentType<Props>,
): ComponentType<Props> {
  function Overridable(props: Props): ReactElement {
    const { components } = useContext(CustomisationContext)
    // The name says which properties the override takes: `OverridableComponents` types what a site gives.
    const Component = (components?.[name] as ComponentType<Props> | undefined) ?? Original
    return <Component {...props} />
  }
  return memo(Overridable)
}
