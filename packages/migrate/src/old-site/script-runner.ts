/**
 * The program that runs a bundled script in a separate process: reads `{ path, code, ask, call }` as JSON from standard
 * input and writes what the script exports, or what its function makes of the texts asked, or a function in it returns, to file descriptor 3; where
 * it fails, the names of the packages that are not installed.
 * CommonJS, because a script loads packages with `require`. Packages that describe a configuration, and those that are not installed, are replaced by stand-ins that remember what
 * they were called with.
 */
export const SCRIPT_RUNNER = String.raw`
const fs = require('node:fs')
const { builtinModules, createRequire } = require('node:module')
const { dirname } = require('node:path')

const { path, code, ask, call } = JSON.parse(fs.readFileSync(0, 'utf8'))
const standIns = new Map()

// They only pass on what they get, so that the old tool does not have to be installed.
const DESCRIBING = /^(?:vitepress(?:\/|$)|astro\/config$|@astrojs\/starlight$|starlight-blog$|starlight-sidebar-topics(?:-dropdown)?$)/
const PASSES_ON = /(?:^|\.)(?:define\w*|with[A-Z]\w*)$/

// Names of stand-ins whose answers a script has awaited or listed: what a package would have said is not known.
const unknown = new Set()

// "isAnswer": whether a call has returned it, which may be waited for; "record" is that of the same one, once it has been.
function standIn(name, isAnswer = false, record = { $package: name }) {
  const known = new Map()
  const get = (_target, key) => {
    if (key === 'then' && isAnswer) {
      return (done, failed) => {
        unknown.add(name)
        return Promise.resolve(standIn(name, false, record)).then(done, failed)
      }
    }
    // A script may list what a package has made, or write it into a text.
    if (key === Symbol.iterator) {
      return function* () {
        unknown.add(name)
      }
    }
    if (key === Symbol.toPrimitive) return () => name
    if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined
    if (key === '__esModule') return true
    if (!known.has(key)) known.set(key, key === 'default' ? standIn(name) : standIn(name + '.' + key))
    return known.get(key)
  }
  // The bundler copies what a package has of its own, and leaves the rest to its prototype.
  const others = new Proxy(Object.create(null), { get })
  const proxy = new Proxy(function () {}, {
    get,
    getPrototypeOf: () => others,
    apply(_target, _self, given) {
      if (PASSES_ON.test(name)) return given[0]
      const made = standIn(name, true)
      standIns.get(made).$arguments = given
      return made
    },
    construct: () => standIn(name),
  })
  standIns.set(proxy, record)
  return proxy
}

// Packages that are not installed, without those that only describe a configuration.
const missing = new Set()

// Functions of packages by their package: their own names say little.
const packages = new Map()
function known(loaded, name) {
  for (const one of [loaded, loaded?.default]) if (typeof one === 'function') packages.set(one, name)
  return loaded
}

// What "require" is in a file, also for a module that makes it itself. Data that a command of the site makes may be missing.
function loaderFrom(place) {
  const real = createRequire(place)
  const load = (name) => {
    if (DESCRIBING.test(name)) return standIn(name)
    if (/^(?:node:)?module$/.test(name)) return { ...real(name), createRequire: loaderFrom }
    if (builtinModules.includes(name.replace(/^node:/, ''))) return real(name)
    try {
      return known(real(name), name)
    } catch {
      if (!/^[./]/.test(name)) missing.add(name)
      return standIn(name)
    }
  }
  load.resolve = (name) => {
    try {
      return real.resolve(name)
    } catch {
      return name
    }
  }
  load.cache = {}
  return load
}

function plain(value, parents) {
  if (standIns.has(value)) {
    const record = standIns.get(value)
    return record.$arguments === undefined
      ? record
      : { ...record, $arguments: record.$arguments.map((one) => plain(one, parents)) }
  }
  if (typeof value === 'function') {
    return packages.has(value) ? { $function: value.name, $package: packages.get(value) } : { $function: value.name }
  }
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp || value instanceof URL) return String(value)
  if (parents.includes(value)) return null
  const inner = [...parents, value]
  if (Array.isArray(value)) return value.map((one) => plain(one, inner))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, inner)]))
}

// What "import()" of a computed name is in a file: a module, or data, which has a default export alone.
const importFrom = (place) => async (name) => {
  const loaded = loaderFrom(place)(String(name))
  return loaded?.__esModule === true ? loaded : { ...loaded, default: loaded?.default ?? loaded }
}

const AsyncFunction = (async () => {}).constructor

async function run() {
  const script = { exports: {} }
  // A module may await at its top.
  const body = new AsyncFunction('exports', 'require', 'module', '__filename', '__dirname', '$importFrom', code)
  await body(script.exports, loaderFrom(path), script, path, dirname(path), importFrom)
  let value = await (script.exports.default ?? script.exports)
  if (typeof value === 'function' && !standIns.has(value)) value = await value({ mode: 'production', command: 'build' })
  if (call !== undefined) return plain(await functionIn(settingsIn(value), call)?.(), [])
  return ask === undefined ? plain(value, []) : answers(settingsIn(value), ask)
}

// What a package that is not installed was called with, which is taken for what it makes.
function settingsIn(value) {
  const given = standIns.get(value)?.$arguments?.[0]
  return given === undefined ? value : settingsIn(given)
}

// What is at some keys, if that is a function of the site.
function functionIn(value, { keys }) {
  const made = keys.reduce((inner, key) => inner?.[key], value)
  return typeof made !== 'function' || standIns.has(made) ? null : made
}

// Null for what is no function here, and for a text that it fails on or answers nothing to.
function answers(value, ask) {
  const made = functionIn(value, ask)
  if (made === null) return null
  return ask.texts.map((text) => {
    try {
      const answer = made(text)
      if (Array.isArray(answer)) return answer.map(String)
      return answer === undefined || answer === null ? null : String(answer)
    } catch {
      return null
    }
  })
}

run().then((found) => {
  fs.writeSync(3, JSON.stringify({ value: found ?? null, unknown: [...unknown] }))
  process.exit(0)
}, (error) => {
  console.error(error)
  fs.writeSync(3, JSON.stringify([...missing]))
  process.exit(1)
})
`
