import type { ColorChoice } from '../color-toggle/color-choice.ts'

/**
 * Sets the attributes of `<html>` that a site's pre-paint script sets, and follows the system if that is the choice.
 * Gives back the function that leaves them as they were.
 */
export function showColors(choice: ColorChoice): () => void {
  const { dataset } = document.documentElement
  const { js, theme, themeChoice } = dataset
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const systemMode = system.matches ? 'dark' : 'light'
    dataset['theme'] = choice === 'system' ? systemMode : choice
  }
  dataset['js'] = ''
  dataset['themeChoice'] = choice
  apply()
  system.addEventListener('change', apply)
  return () => {
    system.removeEventListener('change', apply)
    for (const [name, value] of Object.entries({ js, theme, themeChoice })) {
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }
}
