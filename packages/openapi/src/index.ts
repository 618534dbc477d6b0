export { openApiSource, type OpenApiSourceOptions } from './openapi-source.ts'
export { samples, type SamplesOptions } from './samples-check.ts'
