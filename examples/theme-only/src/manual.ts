import type { SidebarData } from '@fyr/theme'

/** The contents of the manual, as an application would fetch them. */
export const contents: SidebarData = {
  name: 'manual',
  kind: 'docs',
  title: '',
  items: [
    { type: 'link', label: 'Signing in', href: '/manual/signing-in' },
    {
      type: 'category',
      label: 'Berths',
      href: null,
      isCollapsible: true,
      isCollapsed: true,
      items: [
        { type: 'link', label: 'Reserving a berth', href: '/manual/berths/reserving' },
        { type: 'link', label: 'Leaving a berth', href: '/manual/berths/leaving' },
      ],
    },
  ],
}

/** The example of the page that is open, in two languages. */
export const samples = [
  { value: 'shell', label: 'Shell', code: 'curl https://harbour.example/berths\n' },
  { value: 'python', label: 'Python', code: 'berths = harbour.berths()\n' },
] as const
