import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ReadySite } from '../content/loaded-site.ts'
import type { PictureFinder } from './picture-finder.ts'

/** The site with the files of its logos in the site data of each locale. */
export function withLogos(site: ReadySite, find: (basePath: string) => PictureFinder): ReadySite {
  const { manifest } = site.content
  const locales = manifest.locales.map((locale) => {
    const { siteData } = locale
    return { ...locale, siteData: withFiles(siteData, find(siteData.locale.basePath)) }
  })
  return { ...site, content: { ...site.content, manifest: { ...manifest, locales } } }
}

function withFiles(siteData: SiteData, files: PictureFinder): SiteData {
  const { logo, footer } = siteData
  const srcSet = logo && files.srcSet('logo', logo.src)
  const darkSrcSet = logo?.dark === undefined ? null : files.srcSet('logo', logo.dark)
  const footerSrcSet = footer.logo === undefined ? null : files.srcSet('footer-logo', footer.logo.src)
  return {
    ...siteData,
    logo: logo && {
      ...logo,
      ...(srcSet !== null && { srcSet }),
      ...(darkSrcSet !== null && { darkSrcSet }),
    },
    footer: {
      ...footer,
      ...(footer.logo && {
        logo: { ...footer.logo, ...(footerSrcSet !== null && { srcSet: footerSrcSet }) },
      }),
    },
  }
}
