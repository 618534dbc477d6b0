import { clampChroma, converter, formatHex, type Oklch } from 'culori'
import { resolveColor } from './resolve-color.ts'

const toOklch = converter('oklch')

/** Step of the range from black to white; smaller than an eye can see. */
const STEP = 0.0025

/**
 * The colour with the same hue and, if the screen allows it, the same chroma that passes and is nearest in lightness,
 * in hexadecimal; null when no lightness passes.
 *
 * @param components sRGB components from 0 to 1
 */
export function nearestPassingColor(
  [r = 0, g = 0, b = 0]: readonly number[],
  passes: (components: readonly number[]) => boolean,
): string | null {
  const color = toOklch({ mode: 'rgb', r, g, b })
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [color.l - distance, color.l + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const hex = hexOf({ ...color, l: lightness })
      const shown = resolveColor(hex, () => undefined)
      if ('components' in shown && passes(shown.components)) return hex
    }
  }
  return null
}

function hexOf(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'))
}
