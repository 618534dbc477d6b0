/**
 * A text that depends on a number; `{count}` stands for the number. A language has those of the forms that its rules
 * distinguish; `other` is used for one that is missing.
 */
export interface PluralMessage extends Readonly<Partial<Record<PluralForm, string>>> {
  /** BCP 47 tag of the language whose rules pick the form. */
  readonly language: string
  readonly other: string
}

/** The forms that languages distinguish, by the rules of Unicode CLDR. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The texts of the form that calls an operation of an API. */
export interface TryItMessages {
  readonly tryItTitle: string
  readonly tryItServer: string
  readonly tryItRequired: string
  /** The choice of a field that need not be sent. */
  readonly tryItNotSent: string
  readonly tryItBody: string
  readonly tryItNotJson: string
  readonly tryItToken: string
  readonly tryItPassword: string
  /** Below a field for a token, a key or a password. */
  readonly tryItSecretNote: string
  readonly tryItSend: string
  /** Names the command that sends the same request. */
  readonly tryItCommand: string
  readonly tryItCopy: string
  readonly tryItSending: string
  /** `{status}` is as in `200 OK`. */
  readonly tryItAnswer: string
  readonly tryItHeaders: string
  /** Names what came back. */
  readonly tryItContent: string
  readonly tryItEmpty: string
  readonly tryItCut: string
  readonly tryItNoText: string
  readonly tryItInvalid: string
  readonly tryItRefused: string
  readonly tryItTimeout: string
  readonly tryItOffline: string
  readonly tryItCors: string
  readonly tryItRedirected: string
  readonly tryItUnreachable: string
}

/** The texts of a reference of an API. They are in the text of its pages, which a content source writes: no reader loads them. */
export interface ApiReferenceMessages {
  /** Title of the page of a tag. */
  readonly apiOfTag: string
  /** Title of the first page, where the description of the API does not call it an API itself. */
  readonly apiOfTitle: string
  readonly apiOverview: string
  readonly apiVersion: string
  readonly apiLicense: string
  readonly apiContact: string
  readonly apiServers: string
  readonly apiOperations: string
  /** Operations without a tag. */
  readonly apiOtherOperations: string
  readonly apiWebhooks: string
  readonly apiSchemas: string
  readonly apiSchema: string
  readonly apiDescription: string
  /** What a webhook is: the API sends its request. */
  readonly apiSentToYou: string
  readonly apiDeprecated: string
  readonly apiDeprecatedOperation: string
  readonly apiDeprecatedSchema: string
  readonly apiPathParameters: string
  readonly apiQueryParameters: string
  readonly apiHeaders: string
  readonly apiCookies: string
  readonly apiRequestBody: string
  readonly apiResponses: string
  readonly apiOtherResponses: string
  /** Above what all errors of an operation answer with. */
  readonly apiErrors: string
  readonly apiFields: string
  /** The label of folded fields inside a field. */
  readonly apiFieldCount: PluralMessage
  readonly apiExample: string
  readonly apiType: string
  readonly apiRequired: string
  readonly apiOptional: string
  readonly apiReadOnly: string
  readonly apiWriteOnly: string
  /** `{types}` are other media types of a body. */
  readonly apiAlso: string
  readonly apiAuthorization: string
  /** Kinds of security schemes; `{key}` is the name of a key. */
  readonly apiCertificate: string
  readonly apiKeyInHeader: string
  readonly apiKeyInQuery: string
  readonly apiKeyInCookie: string
  readonly apiAuthorizationUrl: string
  readonly apiTokenUrl: string
  readonly apiConfigurationUrl: string
  /** The label of folded scopes. */
  readonly apiScopeCount: PluralMessage
  /** A security scheme with the scopes that an operation needs. */
  readonly apiWithScopes: string
  /** Where an operation needs no authorization. */
  readonly apiNothing: string
  readonly apiAnd: string
  readonly apiOr: string
  /** Between ways of authorization, each of which may have several parts. */
  readonly apiOrElse: string
  readonly apiOneOf: string
  readonly apiAnyOf: string
  readonly apiAllOf: string
  readonly apiList: string
  /** `{type}` is one of the types below in the plural, or anything else. */
  readonly apiListOf: string
  readonly apiMapOf: string
  readonly apiTypeString: string
  readonly apiTypeStrings: string
  readonly apiTypeInteger: string
  readonly apiTypeIntegers: string
  readonly apiTypeNumber: string
  readonly apiTypeNumbers: string
  readonly apiTypeBoolean: string
  readonly apiTypeBooleans: string
  readonly apiTypeObject: string
  readonly apiTypeObjects: string
  readonly apiTypeAny: string
  readonly apiTypeUnknown: string
  readonly apiFormatDate: string
  readonly apiFormatDateTime: string
  readonly apiFormatTime: string
  /** Possible values of a field. */
  readonly apiValues: string
  /** Possible values of the entries of a list. */
  readonly apiEachValue: string
  /** A list of which `{count}` entries are not shown. */
  readonly apiMore: string
  readonly apiAlways: string
  readonly apiPattern: string
  readonly apiDefault: string
  /** Limits of a value; both are numbers, or one of the two below. */
  readonly apiBetween: string
  readonly apiAtMost: string
  readonly apiAtLeast: string
  /** The length of a text and of a list, as they stand in the three above. */
  readonly apiCharacters: PluralMessage
  readonly apiEntries: PluralMessage
  /** `{name}` is the field that tells the types of a choice apart. */
  readonly apiDiscriminator: string
  /** The number 12,345.6: other numbers get its separators. */
  readonly apiFigures: string
}

/**
 * Every text of the interface in one language. Plain strings, so that the catalogue can travel as JSON; `{name}` marks
 * what `formatMessage` fills in.
 */
export interface Messages {
  readonly skipToMain: string

  /** Name of the button, the dialog and the page of the search. */
  readonly search: string
  readonly searchPlaceholder: string
  readonly searchResults: string
  /** `{query}` is what was typed. */
  readonly searchNothing: string
  readonly searchCount: PluralMessage
  /** Where not all hits are listed; `{shown}` of `{count}` are. */
  readonly searchBest: string
  /** Leads from a search without hits to people who can answer. */
  readonly searchAsk: string
  /** What keys of the open search do, each after the keys. */
  readonly searchKeyChoose: string
  readonly searchKeyOpen: string
  readonly searchKeyClose: string
  readonly searchAll: string
  readonly searchDocs: string
  readonly searchPosts: string
  /** Names the choice between the three above. */
  readonly searchKinds: string
  readonly searchRecent: string
  readonly searchForget: string
  readonly searchPopular: string
  readonly searchLoading: string
  readonly searchFailed: string
  /** Names what is offered where nothing is found. */
  readonly searchSuggestions: string
  readonly searchAllPages: string
  readonly searchOtherPages: string
  /** In front of the other languages of the site, each by its own name. */
  readonly searchAlsoIn: string
  readonly searchClose: string
  /** Above the list of all pages, for readers without scripts. */
  readonly searchPageText: string

  readonly announcementLabel: string
  readonly closeAnnouncement: string

  readonly mainNavigation: string
  readonly openMenu: string
  readonly closeMenu: string
  readonly backToMainMenu: string
  readonly languages: string
  /** Name of the button of the language menu; `{language}` is the current one. */
  readonly languageMenu: string
  /** For screen readers, after a link that leaves the site. */
  readonly externalLink: string
  /** Name of the colour button; `{mode}` is one of the three below. */
  readonly colorToggle: string
  readonly colorLight: string
  readonly colorDark: string
  readonly colorSystem: string

  readonly docsSidebar: string
  readonly blogSidebar: string
  /** Name of the button that shows what is in the category `{label}`. */
  readonly categoryToggle: string
  readonly breadcrumbs: string
  readonly breadcrumbsHome: string
  readonly onThisPage: string
  readonly pageLoading: string
  readonly backToTop: string

  readonly fallbackTitle: string
  /** Names no language: a locale without a catalogue of its own is shown that of another one. */
  readonly fallbackText: string
  /** Above a translation whose original has changed. */
  readonly outdatedTitle: string
  /** `{count}` is the number of blocks. */
  readonly outdatedText: string
  /** Opens what a block of the original says now. */
  readonly outdatedBlock: string
  /** Opens a block that the translation does not have. */
  readonly missingBlock: string
  readonly unlistedTitle: string
  readonly unlistedText: string
  readonly draftTitle: string
  readonly draftText: string
  /** `{version}` is the label of a version of the docs. */
  readonly versionBadge: string
  readonly versions: string
  readonly versionUnreleased: string
  readonly versionUnmaintained: string
  readonly latestVersion: string
  /** Opens the list of what has changed on a page. `{version}` is the label of the version before. */
  readonly changedSince: string
  /** Stands on a page that the version before does not have; `{version}` is its label. */
  readonly newSince: string
  readonly allChanges: string
  /** Title of the page with all changes; `{from}` and `{to}` are labels of versions. */
  readonly changesBetween: string
  readonly changeAdded: string
  readonly changeRemoved: string
  readonly changeChanged: string
  readonly changeMoved: string
  readonly changeMovedTo: string
  readonly changeMovedFrom: string
  readonly noChanges: string

  readonly docPagination: string
  readonly previousPage: string
  readonly nextPage: string
  readonly editPage: string
  /** `{date}` is a day as `formatDate` writes it. */
  readonly lastUpdated: string
  readonly lastUpdatedBy: string
  /** Used when the day is unknown. */
  readonly lastUpdatedByAuthor: string
  readonly feedbackQuestion: string
  readonly feedbackYes: string
  readonly feedbackNo: string
  readonly feedbackThanks: string
  readonly copyPage: string
  readonly viewMarkdown: string
  /** `{name}` is a service that shows the page or its Markdown. */
  readonly openIn: string
  readonly tags: string
  readonly docCount: PluralMessage
  /** Entries of a category on its card. */
  readonly itemCount: PluralMessage

  readonly headingLink: string
  readonly table: string
  /** Names the area that a wide drawing scrolls in. */
  readonly diagram: string
  /** On the poster of a video or another page in a frame; `{host}` is where its content comes from. */
  readonly embedNote: string
  /** Name of what shows the whole picture; `{alt}` is its alternative text. */
  readonly enlargePicture: string
  readonly code: string
  /** `{title}` is the file name or the language of the block. */
  readonly codeTitled: string
  readonly copy: string
  readonly copied: string
  readonly copyCode: string
  readonly copyFailed: string
  /** Above a sample of a request to an API, and of a response. */
  readonly request: string
  readonly response: string
  /** On the button that opens the form of an operation. */
  readonly tryIt: string
  /** Null in browsers: the build writes these texts beside each button that opens a form, and other readers load none of them. */
  readonly tryItForm: TryItMessages | null
  readonly wrapLines: string
  readonly taskDone: string
  readonly taskOpen: string
  readonly footnotes: string
  readonly footnoteBack: string
  readonly admonitionNote: string
  readonly admonitionTip: string
  readonly admonitionInfo: string
  readonly admonitionWarning: string
  readonly admonitionDanger: string
  readonly admonitionSecondary: string
  readonly admonitionSuccess: string
  readonly admonitionImportant: string
  readonly admonitionCaution: string

  readonly readMore: string
  readonly readMoreAbout: string
  readonly readingTime: PluralMessage
  readonly authors: string
  /** `{name}`: whose. */
  readonly authorLinks: string
  readonly authorWebsite: string
  readonly authorEmail: string
  readonly blogPagination: string
  readonly newerPosts: string
  readonly olderPosts: string
  readonly postPagination: string
  readonly newerPost: string
  readonly olderPost: string
  readonly pageOf: string
  readonly postCount: PluralMessage
  /** Names the links to archive, tags and authors. */
  readonly blogIndexes: string
  readonly archive: string
  readonly archiveText: string
  readonly allTags: string
  readonly allAuthors: string
  /** `{items}` is `postCount` or `docCount` filled in. */
  readonly taggedWith: string
  readonly noPosts: string

  /** Title of the document at an address that a page had once. */
  readonly movedTitle: string
  readonly movedLink: string

  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly notFoundAdvice: string
  readonly notFoundHome: string
  /** Above pages that are named like an unknown address. */
  readonly notFoundMeant: string

  /** The same words in every language. */
  readonly crashTitle: 'This page crashed'
  /** The same words in every language. */
  readonly crashRetry: 'Try again'
  /** One sentence under the heading, in the reader's language. */
  readonly crashExplanation: string
  readonly crashCause: string
  /** Title of the document when the whole shell crashed. */
  readonly crashDocumentTitle: string
  readonly loadFailedTitle: string
  readonly loadFailedText: string
  /** On the button of the two notices beside this. */
  readonly closeNotice: string
  /** Shown when the page can be read but its interactive parts did not load. */
  readonly shellFailed: string
  readonly navigatedTo: string

  readonly baseUrlTitle: string
  readonly baseUrlReason: string
  readonly baseUrlConfigured: string
  readonly baseUrlDefault: string
  readonly baseUrlSuggested: string

  /** January first. */
  readonly months: readonly string[]
  /** `{day}`, `{month}`, `{year}` in the order of the language. */
  readonly dateLong: string
  readonly dateWithoutYear: string
}

/** The texts of a language as the build has them. English and Norwegian have all; other languages may, see `overEnglish`. */
export interface Catalogue extends Messages {
  readonly tryItForm: TryItMessages
  readonly apiReference: ApiReferenceMessages
}
