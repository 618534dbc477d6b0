import './host.css'
import '@fyr/theme/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HarbourOffice } from './harbour-office.tsx'

// On a page of a Fyr site the pre-paint script does this.
const { dataset } = document.documentElement
dataset['js'] = ''
dataset['theme'] = 'light'
dataset['themeChoice'] = 'light'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element "root".')
createRoot(root).render(
  <StrictMode>
    <HarbourOffice />
  </StrictMode>,
)
