import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** The messages of the base path banner. */
export type BaseUrlTexts = Pick<
  Messages,
  'baseUrlTitle' | 'baseUrlReason' | 'baseUrlConfigured' | 'baseUrlDefault' | 'baseUrlSuggested'
>

/**
 * Writes the one inline script of a document. Before the first paint it sets the attributes of `<html>` that depend on
 * the reader: scripts run, colour mode, announcement dismissed. On a home page where neither the style sheet nor the
 * boot script has arrived it says that the configured base path may be wrong.
 *
 * It depends on the site data's settings and the texts alone, so that every page of a locale carries the same script and
 * one hash in the content security policy covers them. It is ES5 without a framework because it runs before anything
 * is known of the browser, and it makes no HTML from text. On any page it says so when the boot script does not come.
 */
export function prePaintScript(siteData: SiteData, texts: BaseUrlTexts): string {
  const parts = [
    'var r=document.documentElement',
    'function s(k){try{return localStorage.getItem(k)}catch(e){return null}}',
    'r.setAttribute("data-js","")',
    BOOT_PART,
    colorModePart(siteData.colorMode),
    TABS_PART,
    siteData.announcement ? announcementPart(siteData.announcement.id) : '',
    siteData.baseUrlBanner ? baseUrlPart(siteData.locale.basePath, texts) : '',
  ]
  return `(function(){${parts.filter((part) => part !== '').join(';')}})()`
}

/** After this time a script that hangs counts as missing, as a page payload does. */
const BOOT_DEADLINE_MS = 15_000

/**
 * Without the boot script nothing handles the controls that need it: removing the attribute hides them, and the notice says
 * so. It has failed, or is another file, when the page has loaded without `window.fyr`, which is the element with that id
 * then and has no contract; one that hangs keeps a page from loading.
 *
 * Without the style sheet everything works, and looks as plain as the notice that says so, which the boot script keeps.
 */
const BOOT_PART = [
  'var f;function n(i){var l=document.head.querySelector("[data-fyr-failed]"),e=document.createElement("p")',
  'if(!l||!document.body||document.getElementById("fyr-load-notice"))return',
  'e.id=i;e.setAttribute("role","alert");e.textContent=l.getAttribute("data-fyr-failed");document.body.appendChild(e)}',
  'function g(){if(window.fyr&&window.fyr.contract)return;r.removeAttribute("data-js");n("fyr-load-notice")}',
  'window.addEventListener("error",function(e){var t=e.target;if(t.type==="module")g()',
  'if(t.hasAttribute&&t.hasAttribute("data-fyr-style"))f=1},true)',
  'window.addEventListener("load",function(){g();if(f)n("fyr-style-notice")})',
  `setTimeout(g,${BOOT_DEADLINE_MS})`,
].join(';')

/**
 * Selects the tabs that the reader chose before, or that the address names (`?os=linux`), while the document is parsed and so
 * before they are painted. The scripts do the same for pages that they load (`client/article/tabs.ts`).
 */
const TABS_PART = [
  'var u=window.URLSearchParams&&new URLSearchParams(location.search)',
  'function w(a,v){if(v===null)return',
  'var c=[].filter.call(a.querySelectorAll("[data-value]"),function(x){return x.closest("[data-fyr-tabs]")===a})',
  'if(c.some(function(x){return x.getAttribute("data-value")===v}))c.forEach(function(x){var h=x.getAttribute("data-value")===v',
  'if(x.getAttribute("role")!=="tab")h?x.setAttribute("data-selected",""):x.removeAttribute("data-selected")',
  'else{x.setAttribute("aria-selected",h);x.tabIndex=h?0:-1}})}',
  'function t(){[].forEach.call(document.querySelectorAll("[data-fyr-tabs-group]"),function(a){',
  'var g=a.getAttribute("data-fyr-tabs-group");w(a,s("fyr.tab."+g));if(u)w(a,u.get(g))})}',
  'if(window.MutationObserver){var o=new MutationObserver(t);o.observe(r,{childList:true,subtree:true})',
  'document.addEventListener("DOMContentLoaded",function(){t();o.disconnect()})}',
]
  .join(';')
  .replaceAll('{;', '{')

/** A JSON value that is safe inside a script element: no `<` for the parser, no line separators for old engines. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function colorModePart({ defaultMode, disableSwitch, respectSystem }: SiteData['colorMode']): string {
  const system = 'window.matchMedia&&matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"'
  return [
    'function v(m){return m==="light"||m==="dark"?m:null}',
    'var q=/[?&]fyr-theme=([^&#]*)/.exec(location.search)',
    `var c=v(q&&q[1])${disableSwitch ? '' : '||v(s("fyr.theme"))'}`,
    `r.setAttribute("data-theme",c||${respectSystem ? `(${system})` : literal(defaultMode)})`,
    `r.setAttribute("data-theme-choice",c||${literal(respectSystem ? 'system' : defaultMode)})`,
  ].join(';')
}

function announcementPart(id: string): string {
  return (
    `if(s("fyr.announcement.dismissed")==="true"&&s("fyr.announcement.id")===${literal(id)})` +
    'r.setAttribute("data-announcement-dismissed","")'
  )
}

/**
 * At the `load` event the style sheet and the boot script have arrived or failed; the timer only lets them finish. A
 * failed style sheet has an empty sheet in some browsers and none in others, so its error event decides. Without the
 * boot script `window.fyr` is the element with that id, which has no contract.
 */
function baseUrlPart(basePath: string, texts: BaseUrlTexts): string {
  const configured = basePath === '/' ? `${basePath} ${texts.baseUrlDefault}` : basePath
  const box =
    'margin:20px;padding:20px;border:6px solid #b00020;background:#ffe6b3;color:#1a1a1a;font:20px/1.5 sans-serif'
  return [
    'function b(){if(!f||window.fyr&&window.fyr.contract)return',
    'if((" "+r.className+" ").indexOf(" fyr-kind-home ")<0)return',
    // If the address is right, files of another build are missing: readers can do nothing about a base path.
    `if(location.pathname.replace(/index\\.html$/,"")===${literal(basePath)})return`,
    'var d=document.createElement("div")',
    `d.id="fyr-base-url";d.setAttribute("role","alert");d.style.cssText=${literal(box)}`,
    'function p(t,x,k){var e=document.createElement("p");e.style.margin="0 0 8px";e.appendChild(document.createTextNode(t))',
    'if(x){var o=document.createElement("strong");o.style.color=k;o.appendChild(document.createTextNode(x))',
    'e.appendChild(document.createTextNode(" "));e.appendChild(o)}else if(k)e.style.fontWeight=k;d.appendChild(e)}',
    `p(${literal(texts.baseUrlTitle)},"","bold");p(${literal(texts.baseUrlReason)})`,
    `p(${literal(texts.baseUrlConfigured)},${literal(configured)},"#b00020")`,
    `p(${literal(texts.baseUrlSuggested)},location.pathname.replace(/\\/?$/,"/"),"#0b5c2b")`,
    'document.body.insertBefore(d,document.body.firstChild)}',
    'window.addEventListener("load",function(){setTimeout(b,0)})',
  ].join(';')
}
