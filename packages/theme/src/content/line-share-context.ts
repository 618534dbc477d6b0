import { createContext, type Context } from 'react'

/** How many pictures share the width of a line. */
export const LineShareContext: Context<number> = createContext(1)
