export { contentSecurityPolicy } from './content-security-policy.ts'
export type { PageAssets } from './document-head.tsx'
export { type RenderedPage, renderPage, type RenderPageInput } from './render-page.tsx'
export { shellData } from './shell-data.ts'
