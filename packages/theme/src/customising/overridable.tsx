import { memo, useContext, type ComponentType, type ReactElement } from 'react'
import { CustomisationContext } from './customisation.ts'

/**
 * Makes the overridable component for `Original`: the site's override with that `name`, or `Original` itself, which is
 * exported too so that an override can render it. Both are memoised: most state of the shell concerns few of its parts,
 * and many parts have many links.
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
