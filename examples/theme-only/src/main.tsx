import './host.css'
import '@fyr/theme/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HarbourOffice } from './harbour-office.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element "root".')
createRoot(root).render(
  <StrictMode>
    <HarbourOffice />
  </StrictMode>,
)
