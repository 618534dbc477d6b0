import type { CanonicalDiagram, DrawnDiagram } from './canonical-diagram.ts'
import { drawTasks, type GanttChart } from './draw-tasks.ts'
import { readStep, type Step, ticksOf, unknownDirective, weekdayNumber } from './gantt-axis.ts'
import {
  afterDuration,
  createDateReader,
  DAY,
  dayStart,
  isDrawable,
  type Moment,
  type ReadDate,
} from './gantt-dates.ts'
import { createWorkdays, type Workdays } from './gantt-workdays.ts'
import { plainLabel } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const TAGS = new Set(['active', 'done', 'crit', 'milestone', 'vert'])
/** `after` and `until` may name tasks below; a chain of such names is followed this far. */
const PASSES = 10

interface WrittenTask {
  readonly statement: Statement
  readonly label: string
  readonly section: string
  readonly tags: ReadonlySet<string>
  readonly id: string | null
  /** Null where the task begins at the end of the one before it. */
  readonly from: string | null
  readonly to: string
  readonly previous: WrittenTask | null
  times: { readonly start: Moment; readonly end: Moment; readonly barEnd: Moment } | null
}

/** Draws a plan with tasks. */
export function drawGantt(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram | null {
  const [header, ...rest] = statements
  const plan = new Gantt(diagram)
  if (header !== undefined && header.text !== 'gantt') diagram.refuse(header)
  for (const statement of rest) plan.read(statement)
  const chart = diagram.problems.some(({ isFatal }) => isFatal) ? null : plan.place()
  if (header !== undefined && chart === null && diagram.problems.length === 0)
    diagram.refuse(header, 'has no tasks')
  return chart === null ? null : { title: plan.title, picture: drawTasks(chart) }
}

const TASK_HINT =
  'A task is its name, a colon, and up to three parts between commas: an id, a start (a date or "after" with ids) and an end (a date, "until" with an id, or a duration such as "3d").'

/** Mermaid takes such a task for a setting. */
const TASK_END = /:[^:]*,\s*(?:\d+(?:\.\d+)?(?:ms|[smhdwMy])|\d{4}-\d\d-\d\d|until\s[^,]+)$/
const NAME_HINT = 'Begin the name of the task with another word.'

/** Each line of the axis is written in it. */
const LONGEST_FORMAT = 60

const STANDARD_FORMAT = 'YYYY-MM-DD'
const readStandardDate: ReadDate = createDateReader(STANDARD_FORMAT) ?? (() => null)

class Gantt {
  readonly #diagram: CanonicalDiagram
  readonly #tasks: WrittenTask[] = []
  readonly #ids = new Map<string, WrittenTask>()
  readonly #excluded = new Set<string>()
  readonly #included = new Set<string>()
  #dateFormat = STANDARD_FORMAT
  #readDate: ReadDate = readStandardDate
  #section = ''
  #isInclusive = false
  #hasTopAxis = false
  #format: string | null = null
  #step: { readonly step: Step; readonly statement: Statement } | null = null
  #weekStart = 0
  #weekend = 6
  title: string | null = null

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  read(statement: Statement): void {
    const { text } = statement
    const [, word = '', value = ''] = /^([a-z]+)(?:\s+(.+))?$/i.exec(text) ?? []
    const isDay = /^week(?:day|end)$/i.test(word)
    const readSetting = isDay && value.includes(':') ? undefined : SETTINGS.get(word.toLowerCase())
    if (readSetting !== undefined) {
      if (TASK_END.test(value))
        this.#diagram.refuse(statement, `is no task: "${word}" begins a setting`, NAME_HINT)
      else if (!this[readSetting](value, statement)) this.#diagram.refuse(statement)
      return
    }
    const [, label, data = ''] = /^([^:]+):(.+)$/.exec(text) ?? []
    const parts = data.split(',').map((part) => part.trim())
    const tags = new Set<string>()
    while (TAGS.has(parts[0] ?? '')) tags.add(parts.shift() ?? '')
    const to = parts.pop()
    if (label === undefined || to === undefined || parts.length > 2)
      this.#diagram.refuse(statement, 'is no task', TASK_HINT)
    else {
      const [from = null, id = null] = [parts.pop(), parts.pop()]
      const section = this.#section
      const previous = this.#tasks.at(-1) ?? null
      const task = { statement, label: plainLabel(label), section, tags, id, from, to, previous, times: null }
      this.#tasks.push(task)
      if (id !== null) this.#ids.set(id, task)
    }
  }

  /** The chart, or null where a task has no place; that is reported. */
  place(): GanttChart | null {
    const [excluded, included] = this.#daysOff()
    const workdays = createWorkdays(excluded, included, this.#weekend)
    for (let pass = 0; pass < PASSES && this.#tasks.some(({ times }) => times === null); pass += 1)
      for (const task of this.#tasks) task.times ??= this.#timesOf(task, workdays)
    for (const task of this.#tasks) if (task.times === null) this.#refuseTask(task)
    const tasks = this.#tasks.flatMap(({ label, section, tags, times }) =>
      times === null ? [] : [{ label, section, tags, ...times }],
    )
    if (tasks.length === 0 || tasks.length < this.#tasks.length) return null
    const chart = {
      tasks,
      start: tasks.reduce((first, task) => Math.min(first, task.start), Infinity),
      end: tasks.reduce((last, task) => Math.max(last, task.end), -Infinity),
      step: this.#step?.step ?? null,
      format: this.#format,
      weekStart: this.#weekStart,
      hasTopAxis: this.#hasTopAxis,
      workdays,
    }
    if (this.#step !== null && ticksOf(chart.start, chart.end, this.#step.step, 0) === null) {
      this.#diagram.refuse(this.#step.statement, 'gives the axis too many lines')
      return null
    }
    return chart
  }

  #daysOff(): [excluded: ReadonlySet<Moment | string>, included: ReadonlySet<Moment | string>] {
    const toDay = (word: string) => {
      const moment = this.#dateOf(word)
      return moment === null ? word : dayStart(moment)
    }
    return [new Set([...this.#excluded].map(toDay)), new Set([...this.#included].map(toDay))]
  }

  #timesOf(task: WrittenTask, workdays: Workdays): WrittenTask['times'] {
    const start = this.#startOf(task)
    const end = start === null ? null : this.#endOf(task, start)
    if (start === null || end === null || end < start || !isDrawable(start) || !isDrawable(end)) return null
    const isDate = /^\d{4}-\d\d-\d\d$/.test(task.to)
    const moved = isDate ? { end, barEnd: end } : workdays.extend(start, end)
    return moved === null ? null : { start, ...moved }
  }

  #startOf({ from, previous }: WrittenTask): Moment | null {
    if (from === null) return previous?.times?.end ?? null
    const [, ids] = /^after\s+(.+)$/.exec(from) ?? []
    if (ids === undefined) return this.#dateOf(from)
    const ends = ids.split(' ').map((id) => this.#ids.get(id)?.times?.end ?? null)
    return ends.reduce((last, end) => (last === null || end === null ? null : Math.max(last, end)))
  }

  #endOf({ to }: WrittenTask, start: Moment): Moment | null {
    const [, ids] = /^until\s+(.+)$/.exec(to) ?? []
    if (ids !== undefined) {
      const starts = ids.split(' ').map((id) => this.#ids.get(id)?.times?.start ?? null)
      return starts.reduce((first, one) => (first === null || one === null ? null : Math.min(first, one)))
    }
    const date = this.#readDate(to)
    if (date !== null) return date + (this.#isInclusive ? DAY : 0)
    return afterDuration(start, to) ?? this.#dateOf(to)
  }

  /** Dates in the form of the standard are read besides those in the form of the plan. */
  #dateOf(text: string): Moment | null {
    return this.#readDate(text) ?? readStandardDate(text)
  }

  #refuseTask({ statement, from, to, previous }: WrittenTask): void {
    const written = [from, to].flatMap(
      (text) => /^(?:after|until)\s+(.+)$/.exec(text ?? '')?.[1]?.split(' ') ?? [],
    )
    const unknown = written.find((id) => !this.#ids.has(id))
    const format = `It ends after its start; dates are written as "${this.#dateFormat}" says, durations as "3d" or "2w".`
    if (unknown !== undefined)
      this.#diagram.refuse(statement, `names the task "${unknown}", which there is not`)
    else if (from === null && previous === null)
      this.#diagram.refuse(statement, 'has no start, and no task before it', TASK_HINT)
    else if (from === null && previous?.times === null) return
    else this.#diagram.refuse(statement, 'has no place in time', format)
  }

  setTitle(value: string): boolean {
    this.title = value
    return value !== ''
  }

  setSection(value: string): boolean {
    this.#section = plainLabel(value)
    return value !== ''
  }

  setDateFormat(value: string): boolean {
    const reader = createDateReader(value)
    this.#dateFormat = value
    this.#readDate = reader ?? this.#readDate
    return value !== '' && reader !== null
  }

  setAxisFormat(value: string, statement: Statement): boolean {
    const unknown = unknownDirective(value)
    if (unknown !== null) this.#diagram.refuse(statement, `has "${unknown}", which stands for nothing`)
    this.#format = value
    return value !== '' && value.length <= LONGEST_FORMAT
  }

  setStep(value: string, statement: Statement): boolean {
    const step = readStep(value)
    this.#step = step === null ? null : { step, statement }
    return step !== null
  }

  setWeekStart(value: string): boolean {
    this.#weekStart = weekdayNumber(value.toLowerCase())
    return this.#weekStart !== -1
  }

  setWeekend(value: string): boolean {
    this.#weekend = weekdayNumber(value.toLowerCase())
    return this.#weekend === 5 || this.#weekend === 6
  }

  exclude(value: string): boolean {
    return addDays(value, this.#excluded)
  }

  include(value: string): boolean {
    return addDays(value, this.#included)
  }

  setInclusive(value: string): boolean {
    this.#isInclusive = true
    return value === ''
  }

  setTopAxis(value: string): boolean {
    this.#hasTopAxis = true
    return value === ''
  }

  setToday(value: string, statement: Statement): boolean {
    if (value !== 'off') this.#diagram.leaveOut(statement, 'a published page cannot show the current day')
    return value !== ''
  }

  click(_value: string, statement: Statement): boolean {
    this.#diagram.leaveOut(statement, 'a drawing holds no links', 'Write the link below the diagram.')
    return true
  }
}

/** The first word of each statement that is no task, and what reads it. */
const SETTINGS = new Map<string, Exclude<keyof Gantt, 'read' | 'place' | 'title'>>([
  ['title', 'setTitle'],
  ['section', 'setSection'],
  ['dateformat', 'setDateFormat'],
  ['axisformat', 'setAxisFormat'],
  ['tickinterval', 'setStep'],
  ['weekday', 'setWeekStart'],
  ['weekend', 'setWeekend'],
  ['excludes', 'exclude'],
  ['includes', 'include'],
  ['inclusiveenddates', 'setInclusive'],
  ['topaxis', 'setTopAxis'],
  ['todaymarker', 'setToday'],
  ['click', 'click'],
])

function addDays(value: string, days: Set<string>): boolean {
  for (const word of value.toLowerCase().split(/[\s,]+/)) if (word !== '') days.add(word)
  return value !== ''
}
