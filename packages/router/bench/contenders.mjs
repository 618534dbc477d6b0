import FindMyWay from 'find-my-way'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { matchPath as matchReactRouter } from 'react-router'
import * as rou3 from 'rou3'
import { createRouter } from '../dist/index.js'
import { createPatterns } from './tables.mjs'

/**
 * Makes every router over the same table, and the loops that ask each of them.
 *
 * @param {number} count Routes in the table.
 */
export function createContenders(count) {
  const { statics, dynamics } = createPatterns(count)
  const patterns = [...statics, ...dynamics]
  const map = new Map(statics.map((pattern) => [pattern, { pattern }]))
  const ours = createRouter(patterns.map((pattern) => ({ pattern })))
  const hono = new RegExpRouter()
  const findMyWay = FindMyWay({ maxParamLength: 1000 })
  const table = rou3.createRouter()
  for (const pattern of patterns) {
    hono.add('GET', pattern, { pattern })
    findMyWay.on('GET', pattern, () => undefined)
    rou3.addRoute(table, 'GET', pattern, { pattern })
  }
  const reactRouter = (/** @type {string} */ path) => {
    for (const pattern of patterns) if (matchReactRouter(path, { path: pattern, exact: true })) return true
    return false
  }
  // One loop for each: a shared one would call through a pointer and hide the differences.
  return {
    statics,
    dynamics,
    reactRouter,
    loops: {
      'Map.get': (/** @type {string[]} */ keys, /** @type {number} */ n) => {
        let hits = 0
        for (let i = 0; i < n; i++) if (map.get(keys[i % keys.length]) !== undefined) hits++
        return hits
      },
      ours: (/** @type {string[]} */ keys, /** @type {number} */ n) => {
        let hits = 0
        for (let i = 0; i < n; i++) if (ours.match(keys[i % keys.length]) !== null) hits++
        return hits
      },
      hono: (/** @type {string[]} */ keys, /** @type {number} */ n) => {
        let hits = 0
        for (let i = 0; i < n; i++) if (hono.match('GET', keys[i % keys.length])[0].length > 0) hits++
        return hits
      },
      'find-my-way': (/** @type {string[]} */ keys, /** @type {number} */ n) => {
        let hits = 0
        for (let i = 0; i < n; i++) if (findMyWay.find('GET', keys[i % keys.length]) !== null) hits++
        return hits
      },
      rou3: (/** @type {string[]} */ keys, /** @type {number} */ n) => {
        let hits = 0
        for (let i = 0; i < n; i++)
          if (rou3.findRoute(table, 'GET', keys[i % keys.length]) !== undefined) hits++
        return hits
      },
    },
  }
}
