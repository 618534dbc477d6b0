export { createPatternCache, createRouter, generatePath, matchPath } from '../src/index.ts'
