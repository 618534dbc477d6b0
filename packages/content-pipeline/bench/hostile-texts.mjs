/** Address of the module that `tsup.bench.config.ts` makes: the texts, and the compiler as it is written. */
export const HOSTILE_TEXTS = new URL('../node_modules/.cache/fyr-bench/hostile-texts.js', import.meta.url)
  .href
