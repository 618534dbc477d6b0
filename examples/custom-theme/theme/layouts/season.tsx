import type { LayoutProps } from '@fyr/theme'
import type { ReactElement } from 'react'

/** A page that says what it is about below its title. */
export default function Season({ title, description, article, toc }: LayoutProps): ReactElement {
  return (
    <>
      {title}
      <p className="orchard-lead">{description}</p>
      {toc}
      {article}
    </>
  )
}
