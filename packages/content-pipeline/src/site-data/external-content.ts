import type { HeadElement, SiteData, SiteScript } from '../manifest/index.ts'
import { frameOrigin } from '../markdown/directives/frame-address.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { PageContext } from './page-context.ts'

type ScriptConfig = SiteConfig['scripts'][number]

/** Returns the address of a file in the static folder, and reports one that does not exist. */
type StaticAddress = (path: string) => string

/**
 * The parts of the site data about content from other hosts: scripts, head elements, frames, and the policy for them.
 * Members that the configuration leaves out are absent, so the data of a site that uses none of this does not change.
 */
export function externalContent(
  { config, mode }: PageContext,
  staticAddress: StaticAddress,
): Pick<SiteData, 'scripts' | 'head' | 'frames' | 'connect' | 'hasMetaPolicy'> {
  const scripts = config.scripts
    .filter(({ onlyIn }) => onlyIn === null || onlyIn === mode)
    .map((script) => describeScript(script, staticAddress))
  const head = config.head.map((element) => describeElement(element, staticAddress))
  const connect = [...new Set(config.sources.flatMap((source) => source.connect ?? []))]
  const frames = [...new Set(config.embeds.map(frameOrigin))]
  return {
    ...(scripts.length > 0 && { scripts }),
    ...(head.length > 0 && { head }),
    ...(frames.length > 0 && { frames }),
    ...(connect.length > 0 && { connect }),
    // Pages in development have scripts that the policy does not allow.
    ...(config.metaPolicy && mode === 'production' && { hasMetaPolicy: true }),
  }
}

function describeScript(
  { src, attributes, when, consent, integrity, connect, images, frames }: ScriptConfig,
  staticAddress: StaticAddress,
): SiteScript {
  return {
    src: src.startsWith('/') ? staticAddress(src) : new URL(src).href,
    attributes,
    when,
    ...(consent !== null && { consent }),
    ...(integrity !== null && { integrity }),
    connect,
    images,
    frames,
  }
}

function describeElement(
  { tag, attributes }: SiteConfig['head'][number],
  staticAddress: StaticAddress,
): HeadElement {
  const { href } = attributes
  if (href?.startsWith('/') !== true) return { tag, attributes }
  return { tag, attributes: { ...attributes, href: staticAddress(href) } }
}
