import { median } from './median.mjs'

/** A Markdown table of what was measured, medians over the rounds. */
export function formatTable(results, { pages, rounds }) {
  const rows = [...results].map(([name, result]) => cellsOf(name, result))
  const columns = Object.keys(rows[0] ?? {})
  return [
    `${pages} pages, medians of ${rounds}, Node ${process.versions.node}`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${columns.map((column) => row[column]).join(' | ')} |`),
  ].join('\n')
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
    'until load, kB gzip': `${kilobytes(untilLoad.bytes)} in ${untilLoad.requests}`,
    'of it scripts': kilobytes(untilLoad.scripts),
    'until idle, kB gzip': `${kilobytes(untilIdle.bytes)} in ${untilIdle.requests}`,
    'its scripts': kilobytes(untilIdle.scripts),
    'article, kB gzip': kilobytes(click.articleBytes),
    'click, kB': kilobytes(click.bytes),
    'click, ms': click.ms.toFixed(0),
    'after pointing, ms': clickAfterPointing.ms.toFixed(0),
    'slow: LCP, ms': slow.lcp.toFixed(0),
    'slow: blocked, ms': slow.blocked.toFixed(0),
    'slow: shift': slow.shift.toFixed(3),
    'slow: click, ms': slowClick.ms.toFixed(0),
  }
}

function seconds(runs, of = ({ clock }) => clock) {
  return median(runs.map(of)).toFixed(1)
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}
