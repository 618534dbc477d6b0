export { createSite } from './create-site.ts'
export { CreateSiteError, type CreateSiteErrorCode } from './create-site-error.ts'
export { ACCENTS, DEFAULT_CHOICES, type HostName, type SiteChoices } from './site-choices.ts'
