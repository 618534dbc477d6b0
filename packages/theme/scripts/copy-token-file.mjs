/** Puts the tokens beside what is built, as the file that design tools import: `@fyr/theme/tokens.json`. */
import { copyFileSync } from 'node:fs'

copyFileSync(
  new URL('../src/tokens/fyr.tokens.json', import.meta.url),
  new URL('../dist/tokens.json', import.meta.url),
)
