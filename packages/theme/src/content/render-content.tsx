import type { Root } from 'hast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { breakLongNames } from './break-long-names.ts'
import { CONTENT_COMPONENTS } from './content-components.tsx'
import { keepEndings } from './keep-endings.ts'
import { labelCells } from './label-cells.ts'
import { writeLines } from './written-lines.ts'

/**
 * Turns a sanitised tree into React elements through the theme's component map. Alignment of table cells stays an
 * attribute: the content security policy blocks inline styles.
 */
export function renderContent(tree: Root): ReactElement {
  return unified()
    .use(rehypeReact, {
      Fragment,
      jsx,
      jsxs,
      components: CONTENT_COMPONENTS,
      passNode: true,
      tableCellAlignToStyle: false,
    })
    .stringify(writeLines(labelCells(breakLongNames(keepEndings(tree)))))
}
