import type * as theme from '@fyr/theme'

/** When a component is the right one, and what to keep to. */
export interface Usage {
  readonly use: string
  readonly do: string
  readonly dont: string
}

/** Components that the theme exports; what is written in capitals alone is a constant. */
type ComponentName = Exclude<
  Extract<keyof typeof theme, Capitalize<string>>,
  Uppercase<string> | `${string}Context`
>

/** Usage of every component: the type check fails when one lacks it. */
export const usage: Readonly<Record<ComponentName, Usage>> = {
  Admonition: {
    use: 'Sets a paragraph apart that a reader must not miss, or may skip.',
    do: 'Choose the type by what happens to a reader who overlooks it.',
    dont: 'Put two in a row, or a whole section inside: then nothing stands out.',
  },
  AnnouncementBar: {
    use: 'One line above the navbar, for what concerns every reader for a while.',
    do: 'Give a new id when the text changes, so that those who closed it see the new one.',
    dont: 'Say in it what readers need to find again later.',
  },
  ArticleHost: {
    use: 'The main element that holds the HTML of an article.',
    do: 'Hand over the same object for as long as the page is the same.',
    dont: 'Render React elements inside: the HTML is replaced as a whole.',
  },
  AuthorList: {
    use: 'Who wrote a post, with a picture if there is one.',
    do: 'Keep titles to a few words.',
    dont: 'Use it for people who are only mentioned.',
  },
  BackToTop: {
    use: 'The way up from far down a long page.',
    do: 'Offer it when the reader turns back up.',
    dont: 'Show it before there is a way to go.',
  },
  Brand: {
    use: 'Logo and title of the site, as the way home.',
    do: 'Leave the alternative text of the logo empty when the title is beside it.',
    dont: 'Put a second link home next to it.',
  },
  Breadcrumbs: {
    use: 'Where in the documentation a page lies.',
    do: 'Link every step that has a page.',
    dont: 'Use it on pages that lie in no tree.',
  },
  CodeBlock: {
    use: 'Code that a reader may want to copy.',
    do: 'Give it a title when it is a file.',
    dont: 'Mark more lines than a reader can keep in mind.',
  },
  ColorToggle: {
    use: 'Switches between light and dark, and the system where that is followed.',
    do: 'Show it as not ready until the choice is known.',
    dont: 'Hide it in a menu on small screens.',
  },
  CrashBoundary: {
    use: 'Catches what breaks below it and shows it instead of an empty page.',
    do: 'Give the path of the page as reset key, so that the next page is rendered again.',
    dont: 'Put it around what can say by itself what went wrong.',
  },
  DocCards: {
    use: 'An overview of the pages of a category.',
    do: 'Write descriptions that distinguish the pages.',
    dont: 'Repeat the sidebar on a page that says more by itself.',
  },
  Drawing: {
    use: 'A diagram that a plugin drew.',
    do: 'Give it a caption that says what it shows.',
    dont: 'Put text in it that is nowhere else.',
  },
  Drawer: {
    use: 'The menu of small screens.',
    do: 'Render it only while it is open.',
    dont: 'Put anything in it that is nowhere else on large screens.',
  },
  EditRow: {
    use: 'Where a page can be edited, and when it was.',
    do: 'Show a day only when it is known from the history.',
    dont: 'Show the day of the build.',
  },
  Footer: {
    use: 'What is not part of the reading: other places, rights.',
    do: 'Name columns by what is in them.',
    dont: 'Repeat the navbar.',
  },
  FyrProvider: {
    use: 'The root of the components in an application of your own.',
    do: 'Put it around everything of the theme, once.',
    dont: 'Use it on a page of a Fyr site: the shell is its root.',
  },
  Embed: {
    use: 'A video or another page inside the article.',
    do: 'Give it a title that says what the reader will see.',
    dont: 'Put in it what readers without scripts cannot find anywhere else.',
  },
  Heading: {
    use: 'A heading within an article, with a link to itself.',
    do: 'Go down one level at a time.',
    dont: 'Choose the level by its size.',
  },
  HeroImage: {
    use: 'The picture beside the title of the home page.',
    do: 'Give a picture with a ground of its own a second one for dark mode.',
    dont: 'Put words into it: they are neither translated nor read aloud.',
  },
  HomeArticle: {
    use: 'The front page: what the site is, where to begin, what is inside.',
    do: 'Make one action the primary one.',
    dont: 'List more than six features.',
  },
  Icon: {
    use: 'A sign beside a word, or in a button that has a name.',
    do: 'Give the name to the control around it.',
    dont: 'Let an icon carry meaning on its own.',
  },
  Island: {
    use: 'The one part of a page in React that needs a script.',
    do: 'Let the build render something useful until the script has loaded.',
    dont: 'Wrap a whole page in it: everything inside is loaded and run.',
  },
  MobileToc: {
    use: 'The contents of a page where there is no room for a column.',
    do: 'Leave it closed until it is asked for.',
    dont: 'Show it beside the column of headings: one of the two is enough.',
  },
  Navbar: {
    use: 'The few places that are one step away from everywhere.',
    do: 'Keep to five items; put languages and versions to the right.',
    dont: 'Put a menu into a menu.',
  },
  NotFoundArticle: {
    use: 'The page for an address that does not exist.',
    do: 'Say what to do next.',
    dont: 'Blame the reader.',
  },
  Notice: {
    use: 'A sentence about the page itself, before its title.',
    do: 'Say what it means for the reader.',
    dont: 'Use it for what the page is about: that is an Admonition.',
  },
  PageActions: {
    use: 'Copies a page, shows it as Markdown, opens it in a service.',
    do: 'Put it beside the title.',
    dont: 'Name more than three services: then nobody reads the line.',
  },
  PageCrash: {
    use: 'Replaces a page that failed to render.',
    do: 'Offer to try again.',
    dont: 'Hide the message: it is what a report needs.',
  },
  PageFeedback: {
    use: 'Asks whether a page was helpful.',
    do: 'Listen for `fyr:feedback`: the theme sends no answer anywhere.',
    dont: 'Ask on a page with nothing to read, such as a list of posts.',
  },
  Pagination: {
    use: 'The neighbours of a page in reading order.',
    do: 'Name the kind of neighbour above its title.',
    dont: 'Link pages that nobody reads one after the other.',
  },
  PostFacts: {
    use: 'When a post was published and how long it takes to read.',
    do: 'Write the day in the language of the page.',
    dont: 'Write "yesterday": the page stays.',
  },
  PostList: {
    use: 'Posts with their beginnings, newest first.',
    do: 'Cut each post where its author put the marker.',
    dont: 'Show whole posts in a list of more than one page.',
  },
  Shell: {
    use: 'Everything around an article.',
    do: 'Give it finished data; its only address is that of the router.',
    dont: 'Nest one in another.',
  },
  ShellRoot: {
    use: 'The shell with its router, as server and browser both render it.',
    do: 'Render it with the same data on both sides.',
    dont: 'Use it inside a router: use Shell there.',
  },
  SidebarNav: {
    use: 'The tree of a part of the documentation.',
    do: 'Keep it mounted while the reader moves within it.',
    dont: 'Make it deeper than four levels.',
  },
  SiteLink: {
    use: 'A link of the interface, on the site or away from it.',
    do: 'Set "isExternal" when the address is on another site: screen readers announce it.',
    dont: 'Use it for what is no address: take a button.',
  },
  SkipLink: {
    use: 'The first stop of the keyboard, which leads past the navigation.',
    do: 'Keep it the first element of the page.',
    dont: 'Hide it when it has the focus.',
  },
  TableOfContents: {
    use: 'The headings of a page, beside it, with the current one marked.',
    do: 'Keep to two levels.',
    dont: 'Let it scroll the page by itself.',
  },
  TableWrapper: {
    use: 'Around every table, so that a wide one scrolls by itself.',
    do: 'Give it a name: it can have the focus.',
    dont: 'Use a table to lay out a page.',
  },
  Tabs: {
    use: 'The same thing in several languages or systems.',
    do: 'Give sets with the same choice the same group.',
    dont: 'Hide in a tab what every reader needs.',
  },
  TagList: {
    use: 'The labels of a page, each leading to the others that carry it.',
    do: 'Keep to labels that several pages share.',
    dont: 'Use labels as keywords.',
  },
  VersionBadge: {
    use: 'Names the version of a doc above its title.',
    do: 'Show it as soon as there are two versions.',
    dont: 'Use it for the version of what is documented within a text.',
  },
  VersionMenu: {
    use: 'Leads from a doc to the same doc in another version.',
    do: 'Name versions as readers know them.',
    dont: 'Keep versions in it that nobody uses.',
  },
  VersionNotice: {
    use: 'Says that a doc belongs to a version that is not released yet, or is no longer maintained.',
    do: 'Lead to the same doc in the last version.',
    dont: 'Show it on the last version.',
  },
}
