#!/usr/bin/env node
// A file that exists before the first build: package managers link only programs that they find at install.
import module from 'node:module'

// What Node has made of the code is kept for the next run, where it can do that (22.1 and newer).
module.enableCompileCache?.()
await import('../dist/bin.js')
