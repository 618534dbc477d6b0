import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'

test('an island in a page in React has what is written as attributes, as Markdown has it', () => {
  const html = renderToStaticMarkup(
    <Island name="tide" level={40} unit="cm" days={[1, 2]} isOpen isLow={false} from={null} to={undefined}>
      <p>High</p>
    </Island>,
  )
  expect(html).toBe(
    '<fyr-island name="tide" data-attributes="{&quot;level&quot;:&quot;40&quot;,&quot;unit&quot;:&quot;cm&quot;,&quot;days&quot;:&quot;[1,2]&quot;,&quot;isOpen&quot;:&quot;&quot;}"><p>High</p></fyr-island>',
  )
})
