export { apiChangesSource, type ApiChangesSourceOptions } from './api-changes-source.ts'
export { openApiSource, type OpenApiSourceOptions } from './openapi-source.ts'
export { samples, type SamplesOptions } from './samples-check.ts'
