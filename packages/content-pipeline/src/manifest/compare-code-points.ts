import { compareCodePoints as compare } from '../compare-code-points.ts'

/**
 * Orders texts by the numbers of their characters, the same on every machine. Its type is written here: the theme takes the types
 * of this folder alone.
 */
export const compareCodePoints: (a: string, b: string) => number = compare
