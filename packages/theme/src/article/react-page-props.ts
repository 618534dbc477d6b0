/** Props of the component of a page in React. */
export interface ReactPageProps {
  /** Code of the language that its file is written for. */
  readonly locale: string
}
