import { median } from './median.mjs'

/** Markdown tables of what was measured, medians over the rounds, and of what each tool takes compared with the first. */
export function formatTable(results, { about, rounds }) {
  const [[first, own], ...others] = results
  return [
    `${about}; medians of ${rounds}, Node ${process.versions.node}`,
    tableOf(rowsOf(results)),
    ...(others.length === 0 ? [] : [`How many times as much as ${first}`]),
    ...(others.length === 0 ? [] : [tableOf(others.map(([name, result]) => timesOf(name, result, own)))]),
  ].join('\n\n')
}

/** The rows of the first table: what was measured of each tool. */
export function rowsOf(results) {
  return [...results].map(([name, result]) => cellsOf(name, result))
}

/** A Markdown table of records with the same keys, which are its head. */
export function tableOf(rows) {
  const columns = Object.keys(rows[0] ?? {})
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${columns.map((column) => row[column]).join(' | ')} |`),
  ].join('\n')
}

function timesOf(name, result, own) {
  const times = (runs, of) => (median(result[runs].map(of)) / median(own[runs].map(of))).toFixed(1)
  return {
    tool: name,
    'cold, clock': times('cold', ({ clock }) => clock),
    'cold, work': times('cold', ({ work }) => work),
    'no change': times('unchanged', ({ clock }) => clock),
    'one edit': times('edited', ({ clock }) => clock),
    memory: times('cold', ({ megabytes }) => megabytes),
  }
}

function cellsOf(name, { cold, unchanged, edited, htmlBytes, page }) {
  const cells = {
    tool: name,
    'cold, s (work)': `${seconds(cold)} (${seconds(cold, ({ work }) => work)})`,
    'no change, s': seconds(unchanged),
    'one edit, s': seconds(edited),
    'memory, MiB': median(cold.map(({ megabytes }) => megabytes)).toFixed(0),
    'HTML, kB': kilobytes(htmlBytes),
  }
  if (page === null) return cells
  const { untilLoad, untilIdle, click, clickAfterPointing, slow, slowClick } = page
  return {
    ...cells,
    'until load, kB': `${kilobytes(untilLoad.bytes)} in ${untilLoad.requests}`,
    'scripts until load, kB': kilobytes(untilLoad.scripts),
    'until idle, kB': `${kilobytes(untilIdle.bytes)} in ${untilIdle.requests}`,
    'scripts until idle, kB': kilobytes(untilIdle.scripts),
    'article, kB': kilobytes(click.articleBytes),
    'click, kB': kilobytes(click.bytes),
    'click at once, ms': click.ms.toFixed(0),
    'click after pointing, ms': clickAfterPointing.ms.toFixed(0),
    'LCP, ms': slow.lcp.toFixed(0),
    'blocked, ms': slow.blocked.toFixed(0),
    shift: slow.shift.toFixed(3),
    'slow click, ms': slowClick.ms.toFixed(0),
  }
}

function seconds(runs, of = ({ clock }) => clock) {
  return median(runs.map(of)).toFixed(1)
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}
