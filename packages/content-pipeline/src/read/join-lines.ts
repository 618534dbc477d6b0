import { type IsMarkup, mapTexts } from '../map-texts.ts'

/**
 * Plain data with the lines of every string joined, because `title: >` and `description: |` leave line ends that no
 * title or label can have. Markup keeps its lines.
 */
export function joinLines(value: unknown, isMarkup?: IsMarkup): unknown {
  return mapTexts(value, { text: joinLinesOfText, isMarkup })
}

function joinLinesOfText(text: string): string {
  return text.includes('\n') ? text.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' ') : text
}
