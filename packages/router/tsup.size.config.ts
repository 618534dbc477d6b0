import { defineConfig } from 'tsup'

/** What a site would download: only what is imported, minified. `size-limit` weighs it. */
export default defineConfig({
  entry: { matcher: 'size/matcher.ts', router: 'size/router.ts', whole: 'size/whole.ts' },
  format: 'esm',
  target: 'es2022',
  outDir: 'node_modules/.cache/fyr-size',
  minify: true,
  splitting: false,
  clean: true,
})
