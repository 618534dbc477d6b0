import type { ContentSource } from '@fyr/content-pipeline'
import type { RowTemplate } from './data-row.ts'
import type { WriteRow } from './write-rows.ts'

export interface DataSourceOptions {
  /** Name of the source. Default: the name of the file without its extension. */
  readonly name?: string
  /** The data, relative to the root of the site: `.csv`, `.tsv`, `.json`, `.yaml` or `.yml`. */
  readonly file: string
  /** Path of the document of a row, with `{{ row.<column> }}`: `docs/species/{{ row.id }}.md`. */
  readonly path: string
  /**
   * A Markdown file, relative to the root, with `{{ row.<column> }}` in its front matter and text; one for each locale; or a
   * function of a row. Pages of locales without a template fall back to the default one.
   */
  readonly template: string | Readonly<Record<string, string>> | RowTemplate
  /** The separator between cells of a CSV file. Default: a comma, and a tab in `.tsv` files. */
  readonly delimiter?: string
}

const KNOWN: Record<keyof DataSourceOptions, 'required' | 'optional'> = {
  name: 'optional',
  file: 'required',
  path: 'required',
  template: 'required',
  delimiter: 'optional',
}

/** A content source that makes a document of each row of a table, or of each entry of a list. */
export function dataSource(options: DataSourceOptions): ContentSource {
  // Defaults of what must be there: the check of the configuration names what is missing.
  const { file = '', path = '', template = '', delimiter, name } = options
  const sourceName = name ?? nameOfFile(String(file))
  const templates = typeof template === 'string' ? [template] : Object.values(template)
  return {
    name: sourceName,
    version: '1',
    options: { given: options, known: KNOWN },
    watch: [file, ...(typeof template === 'function' ? [] : templates)],
    async *load({ root, locale, defaultLocale, variables, warn }) {
      const [write, { readSourceFile }] = await Promise.all([
        import('./write-rows.ts'),
        import('./read-source-file.ts'),
      ])
      const chosen = typeof template === 'function' ? template : templateOf(template, locale, defaultLocale)
      if (chosen === null) return
      const text = await readSourceFile(root, file, sourceName)
      const { readRows } = await import('./read-rows.ts')
      const rows = readRows({ file, text, delimiter, sourceName })
      let make: WriteRow
      if (typeof chosen === 'function') make = write.callTemplate(chosen, locale)
      else {
        const written = await readSourceFile(root, chosen, sourceName)
        make = write.openTemplate(chosen, written, { rows, variables })
        for (const one of write.emptyCells(chosen, written, { rows, dataFile: file })) warn?.(one)
      }
      for (const row of rows) {
        const made = make(row)
        // A function may leave rows out.
        if (made === null) continue
        yield {
          path: write.fillPath(path, row, { file, sourceName, rows, variables }),
          ...made,
          origin: { file, line: row.line },
        }
      }
    },
  }
}

function templateOf(
  template: string | Readonly<Record<string, string>>,
  locale: string,
  defaultLocale: string,
): string | null {
  if (typeof template === 'string') return locale === defaultLocale ? template : null
  return template[locale] ?? null
}

/** `data/Fish species.csv` is called `fish-species`. */
function nameOfFile(file: string): string {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? ''
  return (
    base
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'data'
  )
}
