import { isRecord } from '@fyr/content-pipeline/internal'

/**
 * The heading levels of a table of contents that `outline` asks for: `3`, `[2, 4]`, `deep` or `{ level: … }`; null for what
 * says none.
 */
export function outlineLevels(outline: unknown): readonly [min: number, max: number] | null {
  if (isRecord(outline)) return outlineLevels(outline['level'])
  if (outline === 'deep') return [2, 6]
  const [min, max = min]: readonly unknown[] = Array.isArray(outline) ? outline : [outline]
  return isLevel(min) && isLevel(max) && min <= max ? [min, max] : null
}

function isLevel(level: unknown): level is number {
  return typeof level === 'number' && Number.isInteger(level) && level >= 2 && level <= 6
}
