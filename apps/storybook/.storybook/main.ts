import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    '../guides/*.mdx',
    '../../../packages/theme/src/**/*.stories.tsx',
    '../real-content/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    '../../site/static',
    // Pictures of the site's pages, where the pages look for them.
    { from: '../../site/dist/assets', to: '/assets' },
    { from: '../../site/dist/no/assets', to: '/no/assets' },
  ],
}

export default config
