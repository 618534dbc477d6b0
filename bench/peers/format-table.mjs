/** A Markdown table of what was measured, medians over the rounds; ratios to the first tool stand behind the figures. */
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
  const seconds = (runs, of = ({ clock }) => clock) => median(runs.map(of)).toFixed(1)
  const cells = {
    tool: name,
    'cold, s (work)': `${seconds(cold)} (${seconds(cold, ({ work }) => work)})`,
    'no change, s': seconds(unchanged),
    'one edit, s': seconds(edited),
    'memory, MiB': median(cold.map(({ megabytes }) => megabytes)).toFixed(0),
    'HTML, kB': kilobytes(htmlBytes),
  }
  if (page === null) return cells
  const { untilLoad, untilIdle, navigation, slow } = page
  return {
    ...cells,
    'until load, kB gzip': `${kilobytes(untilLoad.bytes)} in ${untilLoad.requests}`,
    'of it scripts': kilobytes(untilLoad.scripts),
    'until idle, kB gzip': `${kilobytes(untilIdle.bytes)} in ${untilIdle.requests}`,
    'click, ms (kB)': click(navigation.plain),
    'click after pointing': click(navigation.pointed),
    'slow: LCP, ms': slow.lcp.toFixed(0),
    'slow: blocked, ms': slow.blocked.toFixed(0),
    'slow: shift': slow.shift.toFixed(3),
  }
}

function click(navigation) {
  return navigation === null
    ? 'loads a document'
    : `${navigation.ms.toFixed(0)} (${kilobytes(navigation.bytes)})`
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}

function median(values) {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
