import { formatReport } from '../terminal/format-report.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A terminal that records its output. */
export interface RecordingTerminal extends Terminal {
  /** Everything printed, warned and reported so far, without colour. */
  text(): string
}

export function createRecordingTerminal(): RecordingTerminal {
  const lines: string[] = []
  return {
    isLive: false,
    print: (text) => void lines.push(text),
    warn: (text) => void lines.push(text),
    report(diagnostics, options = {}) {
      if (diagnostics.length > 0) lines.push(formatReport(diagnostics, { ...options, color: false }))
    },
    status: () => {},
    text: () => lines.join('\n'),
  }
}
