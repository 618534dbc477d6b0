import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { InRouter } from '../fixtures/in-router.tsx'
import { sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { sampleVersionedDoc } from '../fixtures/sample-pages.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { VersionList } from './version-list.tsx'

const meta = sampleMeta(sampleVersionedDoc)

test.each([
  ['of the page go along', meta.path, '?x=1#s'],
  ['of another page, which is on its way, stay with it', '/docs/other', ''],
])('query and hash %s', (_, pathname, carried) => {
  render(
    <InRouter at={`${pathname}?x=1#s`}>
      <VersionList siteData={sampleVersionedSiteData} meta={meta} preferredVersion={null} className="list" />
    </InRouter>,
  )
  const same = meta.version?.alternates.find(({ version }) => version === '2.0')
  expect(screen.getByRole('link', { name: '2.0' }).getAttribute('href')).toBe(`${same?.href}${carried}`)
})
