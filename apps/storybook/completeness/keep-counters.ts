/** Runs something and forgets which ways through the code it took: what a check does to a story, no story shows. */
export async function keepCounters(run: () => Promise<void>): Promise<void> {
  const files = Object.values(globalThis.fyrCoverage ?? {})
  const before = files.map(({ f, b }) => structuredClone({ f, b }))
  await run()
  for (const [index, counters] of files.entries()) {
    const { f, b } = before[index] ?? {}
    Object.assign(counters.f, f)
    Object.assign(counters.b, b)
  }
}
