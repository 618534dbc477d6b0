/** The classes of an element: the component's own, and those that it is given. */
export function classNames(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own
}
