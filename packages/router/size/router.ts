export { createRouter } from '../src/index.ts'
