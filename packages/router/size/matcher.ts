export { createMatcher } from '../src/index.ts'
