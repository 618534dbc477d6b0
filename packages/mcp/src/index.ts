export { serveSite, type ServeSiteOptions } from './serve-site.ts'
