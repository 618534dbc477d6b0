import { createMemoryLocation } from '@fyr/router/react'
import { FyrProvider } from '@fyr/theme'
import { useState, type ReactElement } from 'react'
import { Manual } from './manual-panel.tsx'

/** An application with a manual in one corner: the host's own elements around it, the theme's components inside. */
export function HarbourOffice(): ReactElement {
  const [location] = useState(() => createMemoryLocation('/manual/signing-in'))
  return (
    <>
      <header>
        <h1>Harbour office</h1>
        <nav aria-label="Office">
          <ul>
            <li>
              <a href="#berths">Berths</a>
            </li>
            <li>
              <a href="#fees">Fees</a>
            </li>
          </ul>
        </nav>
      </header>
      <div className="host-columns">
        <main>
          <Desk />
        </main>
        <aside aria-label="Manual">
          <FyrProvider location={location} colorMode="light">
            <Manual />
          </FyrProvider>
        </aside>
      </div>
    </>
  )
}

/** Elements of every kind that a style sheet for documents speaks of, with the look of the host. */
function Desk(): ReactElement {
  return (
    <>
      <h2 id="berths">Berths</h2>
      <p>
        Berth <code>A4</code> is free. <strong>Two boats</strong> are <em>expected</em>.
      </p>
      <blockquote>Keep the fairway clear.</blockquote>
      <h2 id="fees">Fees</h2>
      <table>
        <caption>Fees by length</caption>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Up to 8 m</td>
            <td>250</td>
          </tr>
        </tbody>
      </table>
      <ol>
        <li>Moor</li>
        <li>Pay</li>
      </ol>
      <dl>
        <dt>VHF</dt>
        <dd>Channel 12</dd>
      </dl>
      <pre>
        <code>A1 A2 A3</code>
      </pre>
      <details>
        <summary>Opening hours</summary>
        <p>From seven to nine.</p>
      </details>
      <form>
        <label>
          Boat <input name="boat" />
        </label>{' '}
        <button type="button">Reserve</button>
      </form>
      <figure>
        <svg viewBox="0 0 4 2" width="80" height="40" role="img" aria-label="A boat">
          <path d="M0 1h4l-1 1H1z" />
        </svg>
        <figcaption>A boat</figcaption>
      </figure>
      <hr />
    </>
  )
}
