import type config from '../site.config.ts'

declare module '@fyr/theme' {
  interface Register {
    config: typeof config
  }
}
