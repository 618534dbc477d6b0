import '@fyr/theme/styles.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { InLanguage } from './language.tsx'
import { argumentTypes, isData } from '../controls/argument-types.ts'
import { ComponentPage } from './component-page.tsx'
import { propertiesOf } from './docgen.ts'

/**
 * Sets what the pre-paint script sets on a page: the mode in effect, the language, that scripts run, and the body of a page.
 * Components get their texts in the language of the toolbar.
 */
const asOnAPage: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement
  const mode = globals.colorMode === 'dark' ? 'dark' : 'light'
  dataset.theme = mode
  dataset.themeChoice = mode
  dataset.js = ''
  document.body.classList.add('fyr')
  const language = globals.locale === 'no' ? 'no' : 'en'
  document.documentElement.lang = language
  return (
    <InLanguage language={language}>
      <Story />
    </InLanguage>
  )
}

/**
 * Gives properties the controls and descriptions that their types say, instead of those that Storybook reads from the
 * values of the story. Comes last, after what Storybook adds itself.
 */
const enhanceArgumentTypes: NonNullable<Preview['argTypesEnhancers']>[number] = Object.assign(
  ({
    component,
    initialArgs,
    argTypes,
  }: Parameters<NonNullable<Preview['argTypesEnhancers']>[number]>[0]) => {
    const own = argumentTypes(propertiesOf(component), initialArgs)
    return Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        { ...argType, ...(isData(argType.control) && { control: false as const }), ...own[name] },
      ]),
    )
  },
  { secondPass: true },
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [asOnAPage],
  argTypesEnhancers: [enhanceArgumentTypes],
  parameters: {
    // The run over all stories asks axe for more, and need not ask twice.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    docs: { page: ComponentPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Guides',
          'Foundations',
          'In text',
          'On an article',
          'Around an article',
          'Blog',
          'Search',
          'Whole pages',
          'Your application',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: { title: 'Colour mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the interface',
      toolbar: { title: 'Language', icon: 'globe', items: ['en', 'no'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorMode: 'light', locale: 'en' },
}

export default preview
