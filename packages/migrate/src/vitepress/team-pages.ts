import { changeText } from '../old-site/change-lines.ts'
import {
  asDestination,
  asMarkdown,
  htmlToLine,
  listOf,
  recordOf,
  type Settings,
  textOf,
} from '../old-site/plain-value.ts'
import { nameOfIcon, nameOfService } from '../old-site/service-name.ts'
import { scriptConstants } from './bound-attributes.ts'

/** `<VPTeamMembers size="small" :members="members" />`, also with the short form of Vue. */
const MEMBERS =
  /[ \t]*<VPTeamMembers\b[^<>]*?\s:members(?:=(["'])\s*(\w+)\s*\1)?[^<>]*?(?:\/>|>\s*<\/VPTeamMembers>)/g
/** The title of a page or a section, or what leads to it. */
const SLOT = /[ \t]*<template\s+(?:#|v-slot:)(title|lead)\s*>([^]*?)<\/template>/g
/** Elements that only hold others. */
const AROUND = /^[ \t]*<\/?(?:VPTeamPage(?:Title|Section)?|template(?:\s+#members)?)\s*>[ \t]*(?:\n|$)/gm
/** What these names are imported with. */
const NAMES = /\bVPTeam(?:Members|Page(?:Title|Section)?)\b\s*,?\s*/g

/** A page with the people of VitePress' components for teams as a list: their names, what they do, and their links. */
export function withTeamAsText(text: string): string {
  if (!text.includes('<VPTeam')) return text
  const constants = scriptConstants(text)
  let isPageShown = true
  const changed = changeText(text, (part) =>
    part.replaceAll(MEMBERS, (whole: string, _quote, name: string = 'members') => {
      const people = listOf(constants.get(name)).map(recordOf)
      isPageShown &&= people.length > 0
      return people.length === 0 ? whole : `\n\n${people.map(personAsText).join('\n')}\n\n`
    }),
  )
  // People that only code knows leave the page as it is.
  if (!isPageShown) return text
  return changeText(changed, (part) => {
    const titled = part.replaceAll(SLOT, (_whole, slot: string, words: string, at: number) => {
      const before = part.slice(0, at)
      const isInSection = before.lastIndexOf('<VPTeamPageSection') > before.lastIndexOf('</VPTeamPageSection')
      const line = htmlToLine(words)
      return slot === 'lead' ? `\n${line}\n` : `\n${isInSection ? '##' : '#'} ${line}\n`
    })
    return titled
      .replaceAll(AROUND, '')
      .replaceAll(/^[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
  }).replace(/^[ \t]*import\s*\{[^{}]*\}\s*from\s*["']vitepress\/theme["'];?[ \t]*\n/m, (statement) => {
    const left = statement.replaceAll(NAMES, '')
    return /\{\s*\}/.test(left) ? '' : left
  })
}

function personAsText({ avatar, name, title, org, orgLink, desc, links, sponsor }: Settings): string {
  const [picture, who, place] = [textOf(avatar), textOf(name) ?? '', textOf(orgLink)]
  const organisation = textOf(org) === null ? null : linked(String(org), place)
  const role = [textOf(title) === null ? null : asMarkdown(String(title)), organisation].filter(
    (one) => one !== null,
  )
  const all = [
    ...listOf(links)
      .map(recordOf)
      .flatMap(({ icon, link }) => {
        const href = textOf(link)
        const service = textOf(icon) === null ? null : nameOfIcon(String(icon))
        return href === null ? [] : [linked(service ?? nameOfService(href) ?? href, href)]
      }),
    ...(textOf(sponsor) === null ? [] : [linked('Sponsor', textOf(sponsor))]),
  ]
  return [
    `- ${picture === null ? '' : `![${asMarkdown(who)}](${asDestination(picture)}){width=48} `}**${asMarkdown(who)}**`,
    ...(role.length === 0 ? [] : [`, ${role.join(', ')}`]),
    ...(textOf(desc) === null ? [] : [`. ${htmlToLine(String(desc)).replace(/\.$/, '')}`]),
    ...(all.length === 0 ? [] : [`. ${all.join(' · ')}`]),
  ].join('')
}

function linked(words: string, href: string | null): string {
  return href === null ? asMarkdown(words) : `[${asMarkdown(words)}](${asDestination(href)})`
}
