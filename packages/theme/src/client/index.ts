import { boot } from './boot.ts'

export type { PageApi } from './page-api.ts'

boot(() => import('./start-shell.tsx'))
