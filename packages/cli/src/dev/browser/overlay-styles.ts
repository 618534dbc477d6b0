/** The rules of the overlay. It has its own colours, because those of the site may be broken. */
export const OVERLAY_STYLES = `
:host { color-scheme: light; --ground: #fff; --raised: #f3f5f6; --ink: #10212b; --soft: #425763; --line: #74878f; --danger: #a52a22; --link: #07566b; --focus: #b35900 }
:host([data-mode='dark']) { color-scheme: dark; --ground: #0b161c; --raised: #172a33; --ink: #e4edf0; --soft: #acc0c9; --line: #7d98a4; --danger: #ff9d94; --link: #7fd4e6; --focus: #ffc55c }
* { box-sizing: border-box }
dialog, .badge { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink) }
dialog { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 1.5rem max(1rem, calc((100% - 60rem) / 2)); border: 0; border-top: 0.25rem solid var(--danger); overflow: auto; background: var(--ground) }
dialog::backdrop { background: var(--ground) }
.head { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between }
h1, h2 { margin: 0; line-height: 1.25; color: var(--danger) }
h1 { font-size: 1.5rem }
h2 { margin-top: 2rem; font-size: 1.125rem; color: var(--ink) }
.keys { margin: 0; color: var(--soft) }
[role='status']:empty { display: none }
ul { margin: 1rem 0 0; padding: 0; list-style: none }
li { padding: 1rem 0; border-top: 1px solid var(--line) }
p { margin: 0.5rem 0; overflow-wrap: anywhere }
.place { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between }
code, pre { font: 0.875rem/1.6 ui-monospace, monospace }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; border-radius: 0.25rem; background: var(--raised) }
.problem { font-weight: 600; white-space: pre-wrap }
.hint { white-space: pre-wrap }
a { color: var(--link) }
button { min-height: 2rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.25rem; background: var(--raised); color: var(--ink); font: inherit; cursor: pointer }
:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 0.125rem }
h1:focus { outline: none }
.badge { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; border-color: var(--danger); background: var(--ground); color: var(--danger); font-weight: 600 }
@media print { :host { display: none } }
`
