import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'

/** A lighthouse on a skerry, its beam over a fjord. Decorative; its colours are tokens. */
export function LighthouseScene(): ReactElement {
  return (
    <svg className="fyr-scene" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="fyr-scene-beam" x1="1" x2="0" y1="0" y2="0">
          <stop offset="0" className="fyr-scene-beam-start" />
          <stop offset="1" className="fyr-scene-beam-end" />
        </linearGradient>
      </defs>
      <path
        className="fyr-scene-far"
        d="M0 246v-62l26-14 20 6 34-40 18 10 22-18 44 52 20-8 30 22 34-46 14 6 28-32 52 66 22-10 36 26 30-12 50 18v36z"
      />
      <path
        className="fyr-scene-near"
        d="M0 246v-34l40 10 34-18 56 26 40-8 46 16 58-30 44 26 52-10 46 14 64-12v20z"
      />
      <path className="fyr-scene-beam" fill="url(#fyr-scene-beam)" d="M362 99 0 34v116l362-42z" />
      <path
        className="fyr-scene-water"
        d="M0 246.5h480M18 268h84M128 268h26M206 272h62M24 292h36M92 296h104M232 300h30M14 320h120M170 324h44M262 326h70M362 322h96M60 344h70M160 346h150M356 344h60"
      />
      <path className="fyr-scene-glint" d="M346 276h36M352 288h26M344 300h40M356 312h18" />
      <path
        className="fyr-scene-rock"
        d="M286 262c10-14 26-16 40-22 12-6 20-10 40-10s32 4 44 12c14 8 30 10 42 20z"
      />
      <path className="fyr-scene-tower" d="m350 232 5-112h20l5 112z" />
      <path className="fyr-scene-band" d="m353.4 156 1.2-26h20.8l1.2 26zM351.4 200l1.1-24h25l1.1 24z" />
      <path className="fyr-scene-tower-line" d="M349 120h32M352 114h26M354.5 114V93h21v21M365 93v21" />
      <path className="fyr-scene-band" d="M350.5 93c2-9 8-14 14.5-15 6.5 1 12.5 6 14.5 15zM364 70h2v9h-2z" />
      <circle className="fyr-scene-lamp" cx="365" cy="103.5" r="5" />
    </svg>
  )
}

/** `LighthouseScene`, or what a site overrides it with. */
export const OverridableLighthouseScene: ComponentType = /* @__PURE__ */ overridable(
  'LighthouseScene',
  LighthouseScene,
)
