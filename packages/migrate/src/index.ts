export type { AddressComparison } from './compare-addresses.ts'
export { migrate } from './migrate.ts'
export type { MigrateOptions, MigrationResult, OldTool, PageFate } from './migrate.ts'
export type { MigrationNote, OldPage } from './old-site/migration-plan.ts'
