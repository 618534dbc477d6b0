export { default as EMOJI } from 'markdown-it-emoji/lib/data/full.mjs'
