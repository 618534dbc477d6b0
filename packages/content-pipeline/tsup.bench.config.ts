import { defineConfig } from 'tsup'

/** What `bench/limits.mjs` measures: the compiler as it is written, and the texts that are hard for it. */
export default defineConfig({
  entry: { 'hostile-texts': 'src/fixtures/hostile-texts.ts' },
  format: 'esm',
  target: 'node20',
  outDir: 'node_modules/.cache/fyr-bench',
  clean: true,
})
