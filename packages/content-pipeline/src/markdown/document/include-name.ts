/** Name of the directive that `insertIncludes` handles. */
export const INCLUDE = 'include'
