/** Words that the sections of the tables are made of. */
const WORDS = ['docs', 'guide', 'api', 'integration', 'resources', 'feeding', 'mortality']

/**
 * Patterns like those of a documentation site: 999 of 1,000 static, of depth 3 to 6, and at least one with a parameter.
 *
 * @param {number} count
 * @returns {{ statics: string[], dynamics: string[] }}
 */
export function createPatterns(count) {
  const dynamicCount = Math.max(1, count / 1000)
  const dynamics = Array.from({ length: dynamicCount }, (_, index) =>
    index % 2 === 0 ? `/no/blog-${index}/tags/:tag` : `/no/area-${index}/sites/:site/edit`,
  )
  const statics = Array.from({ length: count - dynamicCount }, (_, index) => {
    const depth = 3 + (index % 4)
    const sections = Array.from(
      { length: depth - 2 },
      (_section, level) => `${WORDS[(index + level) % WORDS.length]}-${(index * 7 + level) % 40}`,
    )
    return ['/no', ...sections, `page-${index}`].join('/')
  })
  return { statics, dynamics }
}

/**
 * Texts that share nothing with a pattern in memory: flat, and with no hash computed yet, as an address bar gives them.
 *
 * @param {string[]} texts
 * @returns {string[]}
 */
export function copyTexts(texts) {
  return JSON.parse(JSON.stringify(texts))
}
