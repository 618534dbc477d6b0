import type { SiteData, SiteScript } from '@fyr/content-pipeline/manifest'
import { createElement, type ReactElement } from 'react'
import { embedJson } from './embed-json.ts'

/**
 * Additions of the configuration to the head: elements as they are, and the list of scripts, which the boot script
 * loads after the page has loaded. Empty for a site without any.
 */
export function ConfiguredHead({ siteData }: ConfiguredHeadProps): ReactElement {
  const { head = [], scripts = [] } = siteData
  return (
    <>
      {head.map(({ tag, attributes }) =>
        createElement(tag, { key: JSON.stringify(attributes), ...reactNames(attributes) }),
      )}
      {scripts.length > 0 && (
        <script
          type="application/json"
          id="fyr-scripts"
          dangerouslySetInnerHTML={{
            __html: embedJson(scripts.map(listedScript)),
          }}
        />
      )}
    </>
  )
}

/** Only the policy needs its origins. */
function listedScript({ src, attributes, when, consent, integrity }: SiteScript) {
  return { src, attributes, when, consent, integrity }
}

interface ConfiguredHeadProps {
  readonly siteData: Pick<SiteData, 'head' | 'scripts'>
}

/** Attributes that React knows by another name. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  referrerpolicy: 'referrerPolicy',
}

function reactNames(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  )
}
