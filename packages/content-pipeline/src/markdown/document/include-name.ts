/** Name of the directive that shows another file. */
export const INCLUDE = 'include'
/** Name of the directive that shows a file of data as a table. */
export const DATA = 'data'
