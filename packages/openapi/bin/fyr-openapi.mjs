#!/usr/bin/env node
// A file that exists before the first build: package managers link only programs that they find at install.
await import('../dist/bin.js')
