import type { AlignType, Nodes, Table, TableCell, TableRow } from 'mdast'
import { suggestName } from '../../nearest-name.ts'
import { type DataRow, isDataFile, readRows, textOfValue } from '../../read/read-rows.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { openIncludedFile } from './open-included-file.ts'

type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/** Element of the label of a column that readers can sort a table by. */
const SORT_TAG = 'fyr-sort'

const ATTRIBUTES = ['file', 'columns', 'delimiter']
/** A number as people write it: `-12`, `1 000.5`, `3,5`, `1,234,567`. */
const NUMBER = /^[-−+]?\d[\d\s]*(?:[.,]\d{3})*(?:[.,]\d+)?$/
/** A cell that says that there is no value. */
const NO_VALUE = /^[-–—−]?$/

/**
 * The table that `::data{file=…}` shows: the rows of a CSV or TSV file, or the entries of a list in JSON or YAML. Cells are texts,
 * and columns of numbers stand at the right. Null after reporting what is wrong, in the file of data where it is there.
 */
export function dataTable(directive: LeafDirective, context: DocumentContext): Table | null {
  const { file: path = '', columns: listed, delimiter } = directive.attributes ?? {}
  const { includes: place } = context
  const refuse = (problem: string, hint: string): null => {
    reportAt(context, directive, 'invalid-include', problem, hint)
    return null
  }
  const form = 'Write "::data{file=./species.csv}". Other options: columns, delimiter.'
  if (place === null) return refuse('Files of data cannot be shown here.', 'Write the table itself.')
  const unknown = Object.keys(directive.attributes ?? {}).find((name) => !ATTRIBUTES.includes(name))
  if (unknown !== undefined)
    return refuse(`Unknown option "${unknown}" for ::data.`, suggestName(unknown, ATTRIBUTES, form))
  if (!path) return refuse('::data needs a file.', form)
  if (!isDataFile(path))
    return refuse(
      `"${path}" is not a file of data.`,
      'Show one that ends in .csv, .tsv, .json, .yaml or .yml.',
    )
  const source = openIncludedFile(path, { directive, place }, context)
  if (source === null) return null
  const read = readRows(source, delimiter || undefined)
  if (read.type === 'broken') {
    for (const { problem, hint = '', at } of read.issues)
      context.log.add(source, { code: 'invalid-include', problem, hint, at: at ?? null })
    return null
  }
  const { rows, columns } = read
  if (rows.length === 0)
    return refuse(
      `"${path}" has no rows.`,
      'Write the names of the columns in the first row, and rows below it.',
    )
  const shown = listed ? listed.split(',').map((name) => name.trim()) : columns
  const missing = shown.find((name) => !columns.includes(name))
  if (missing !== undefined)
    return refuse(
      `"${path}" has no column "${missing}".`,
      suggestName(missing, columns, `Columns: ${columns.join(', ')}.`),
    )
  const cells = rows.length * shown.length
  if (cells > place.budget.cells) {
    const problem = `"${path}" has ${cells} cells; this page has room for ${place.budget.cells} more of them.`
    reportAt(
      context,
      directive,
      'too-large',
      problem,
      'Name the columns to show, or make a file with fewer rows.',
    )
    return null
  }
  place.budget.cells -= cells
  return tableOf(rows, shown)
}

function tableOf(rows: readonly DataRow[], columns: readonly string[]): Table {
  const texts = rows.map(({ values }) => columns.map((name) => textIn(values, name)))
  const head: TableRow = { type: 'tableRow', children: columns.map(headCell) }
  const body = texts.map((cells): TableRow => ({ type: 'tableRow', children: cells.map(cellOf) }))
  return { type: 'table', align: columns.map((_, at) => alignOf(texts, at)), children: [head, ...body] }
}

function textIn(values: DataRow['values'], name: string): string {
  return Object.hasOwn(values, name) ? textOfValue(values[name]).trim() : ''
}

function alignOf(texts: readonly (readonly string[])[], at: number): AlignType {
  const filled = texts.map((cells) => cells[at] ?? '').filter((text) => !NO_VALUE.test(text))
  return filled.length > 0 && filled.every((text) => NUMBER.test(text)) ? 'right' : null
}

/** Readers can sort the rows by each column. */
function headCell(name: string): TableCell {
  return {
    type: 'tableCell',
    children: [{ type: 'emphasis', data: { hName: SORT_TAG }, children: [{ type: 'text', value: name }] }],
  }
}

function cellOf(text: string): TableCell {
  return { type: 'tableCell', children: text === '' ? [] : [{ type: 'text', value: text }] }
}
