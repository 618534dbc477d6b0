import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', 'dev-client': 'src/dev/browser/dev-client.ts' },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  sourcemap: false,
})
