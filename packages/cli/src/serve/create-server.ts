/**
 * Node's `createServer` for HTTP. Importing `node:http` as a module evaluates all its exports, including `WebSocket`,
 * which loads a whole client: 40 milliseconds before the first page.
 */
export const { createServer } = process.getBuiltinModule('node:http')
