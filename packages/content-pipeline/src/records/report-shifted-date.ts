import { linesOf } from '../lines-of.ts'
import type { DiagnosticLog } from '../diagnostic.ts'
import type { SurveyedFile } from './records.ts'

const DAY = /\d{4}-\d{2}-\d{2}/

/** Reports a date whose time zone makes another day of it: all dates are shown in UTC. */
export function reportShiftedDate(
  { file: { source }, ownKeys, locate }: Pick<SurveyedFile<unknown>, 'file' | 'ownKeys' | 'locate'>,
  moment: string,
  log: DiagnosticLog,
): void {
  // The file is read again, so only where the time of day says that there may be a time zone.
  if (!ownKeys.includes('date') || moment.endsWith('T00:00:00.000Z')) return
  const at = locate(['date'])
  const shown = moment.slice(0, 10)
  const [written = shown] = DAY.exec(linesOf(source.text)[at.line - 1] ?? '') ?? []
  if (written === shown) return
  log.add(source, {
    code: 'shifted-date',
    problem: `This post is of ${shown}: that is the day of this moment in UTC, which all dates are shown in.`,
    hint: `For the day that is written, write "date: ${written}".`,
    at,
  })
}
