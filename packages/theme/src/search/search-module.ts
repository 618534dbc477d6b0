/** What of the search is loaded when it is wanted, as one file. */
export { openSearch } from './open-search.tsx'
export { serveArrival } from './serve-arrival.ts'
