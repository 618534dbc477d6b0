import { servingLanguage } from './language.ts'
import { THESAURUS_EN } from './thesaurus-en.ts'
import { THESAURUS_NO } from './thesaurus-no.ts'

/** Word lists of a language, besides its stemmer. */
export interface SearchLanguage {
  /** Words that questions are asked with: they need not be in an answer. */
  readonly stopWords: readonly string[]
  /** The same of English, in which readers ask on pages of every language. Absent in English. */
  readonly englishStopWords?: readonly string[]
  /** Words that say little by themselves: an answer needs them less than others. */
  readonly lightWords: readonly string[]
  /**
   * Headings, in small letters, of sections that lead elsewhere or say again what the page says: `further reading`, `summary`.
   * Absent in a language without such a list.
   */
  readonly asides?: readonly string[]
  /** Letters that join the parts of a compound; empty for a language that writes compounds as several words. */
  readonly joints: readonly string[]
  /** Endings that make words of others, as stemmers leave them, each with what takes its place after a colon, if anything does. */
  readonly endings: readonly string[]
  /** Endings of words, as they are written and folded, that are no last part of a compound, even where a site has such a word. */
  readonly suffixes: readonly string[]
}

/** Words that questions are asked with, by language. They need not be in an answer. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'a about am an and any anyone are aren be because been but by can cant could couldn did didn didnt do does doesn doesnt doing don dont for from get gets getting had hadn has hasn have haven how i if im in into is isn isnt it its ive just let like me my need needs of on or our ours please possible really should shouldn so some something such than that the their them then there these they this those to too us very want wants was wasn way we were weren what whats when where which who why will with won wont would wouldn you your yours',
  no: 'at av bare ble bli blir da de dem den denne der dere det dette din disse ditt du ei en er et finne finner finnes fins for fra få får gjør gjøre ha hadde han har her hun hva hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor i inn ja jeg jo kan kunne la man med meg men mer min mine mitt må noe noen når og om opp oss på seg selv sin sitt skal skulle slik som så til trenger ut var vi vil ville vår vårt være vært å berre dei desse eg ein eit finn finst frå gjer gjere ho kor korfor korleis kva kvar kven kvifor me meir noko nokon nokre sjølv treng vere viss vore',
  da: 'at af de den der det du en er et for fra få får hvad hvem hvilke hvilken hvilket hvor hvordan hvorfor i jeg kan man med min mit må når og om på skal som til vi',
  sv: 'att av de den det du en ett finns för från få får hur i jag kan man med min mitt måste när och om på ska som till vad var varför vem vi vilka vilken vilket är',
  de: 'am an auf aus bei das dem den der des die ein eine einen für hat ich im in ist kann man mein mit muss oder sind und von wann warum was welche welcher welches wer wie wo zu',
  nl: 'aan bij dat de een en er het hoe ik in is kan mag met mijn moet of om op te van voor waar waarom wanneer wat welke wie zijn',
  fr: 'à au aux avec ce ces comment dans de des du en est et il je la le les mes mon où ou par peut pour pourquoi quand que quel quelle quelles quels qui sur un une',
  es: 'a al como con cuál cuáles cuándo cómo de del dónde el en es la las los me mi o para por puedo que qué quién se su un una y',
}

/**
 * Words that readers ask with and that say little by themselves, by language: a text that answers may say it without them. Docs seldom
 * have them, so their rarity would count for more than the words that are asked for.
 */
const LIGHT_WORDS: Readonly<Record<string, string>> = {
  en: 'able actually after again another anything around at away back bad become before behind better between bit both certain come comes contain contained containing contains currently difference different done down each else ever every everything exactly few find first following fully give given gives go goes going good happen happens held help here hold holds inside instead itself keep kind know last left lets long longer look looking lot lots made make makes many may mean means more most much must never new no not nothing now nowhere off often ok okay old once one only other others out over own people person put puts rather right same say says second see seem several show showed showing shown shows simply since someone sort still sure take takes tell thing things think through together told try trying turn turned two under until up use used uses using very via wanted while whole within without work working works wrong yet',
  no: 'akkurat aldri alle allerede alt andre annen annet bak bedre begge best bort bruke bruker brukt bør både egen egentlig eget egne eller én enn ett etter flere folk forskjell forskjellen fram fullt før først galt gang ganger gi gikk gir gitt gjennom gjort god gå går hele helst helt holder hos hver hvert ikke ingen ingenting inneholde inneholder kom komme kommer lage laget lagt lang legge legger lenge lenger like lov mange mellom mens mest mindre minst mot mulig mye måte ned nok ny nye nytt nå ofte også over personer riktig samme se ser sett si siden sier siste skje skjer slags snart stor store ta tar ting to trenge ulike under uten vei vet virker vise viser vises visse vite',
}

/** Headings of sections that lead elsewhere or say again what the page says, by language. */
const ASIDES: Readonly<Record<string, string>> = {
  en: "additional information, additional resources, conclusion, final thoughts, further information, further reading, further resources, in summary, key takeaways, learn more, links, more information, more resources, next steps, read more, recap, related, related links, related pages, related reading, related topics, see also, summary, takeaways, what next, what you've learned, what's next, where to go next, wrapping up",
  no: 'konklusjon, lenker, les mer, mer informasjon, neste steg, oppsummering, oppsummert, relatert, se også, veien videre, videre lesning',
}

/** Languages that write compounds as one word, with the letters that may join their parts. */
const COMPOUND_JOINTS: Readonly<Record<string, readonly string[]>> = {
  no: ['', 's', 'e'],
  da: ['', 's', 'e'],
  sv: ['', 's'],
  de: ['', 's', 'n', 'en', 'es', 'er'],
  nl: ['', 's', 'en', 'e'],
}

/**
 * Endings that make words of others, folded and as the stemmers leave them, by language, and what takes their place: the
 * English stemmer makes `correc` of `correction`, and `correct` of `correct`. The two spellings of English are forms of one word.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  en: 'abl ibl able al anc enc ance ence ation ition ion ator er or i ing ist ism iti ity iv ive iz ment ness ful less ship ur our is ili ili:i publish:public colour:color centr:cent catalogu:catalog dialogu:dialog licenc:licens programm:program ct:c pt:p rt:r ss:s mit:mis scrib:scrip',
  no: 'abel fikasjon:fis blikasjon:blis unikasjon:unis mplikasjon:mplis iplikasjon:iplis uplikasjon:uplis asjon sjon bar else els elig lig ende eng er ere ering ert erte het ing ning ingen nad skap dom ur',
}

/** Endings that are left of a word when the beginning is a word of the site: `dosering` is no compound of `dose` and `ring`. */
const SUFFIXES: Readonly<Record<string, string>> = {
  en: 'able ally ance ation ence ful ible ing ings ism ist less ment ments ness ship tion',
  no: 'ing inga ingen inger ingene ering eringa eringen eringer eringene het heten heter hetene else elsen elser elsene ende ene ane ert erte lig lige',
  da: 'ing ingen inger ingerne ering eringen eringer eringerne hed heden heder hederne else elsen elser elserne ende ene erne lig lige',
  sv: 'ing ingen ingar ingarna ering eringen eringar eringarna het heten heter heterna else elsen elser elserna ande ende arna erna orna lig liga',
  de: 'ung ungen ierung ierungen heit heiten keit keiten lich liche isch ende',
  nl: 'ing ingen ering eringen heid heden lijk lijke ende',
}

const THESAURI: Readonly<Record<string, string>> = { en: THESAURUS_EN, no: THESAURUS_NO }

function stopWordsOf(name: string): readonly string[] {
  return STOP_WORDS[name]?.split(' ') ?? []
}

/** The word lists of a language (`nb-NO`); empty lists for a language that has none. */
export function searchLanguage(lang: string): SearchLanguage {
  const name = servingLanguage(lang)
  const asides = ASIDES[name]?.split(', ')
  return {
    stopWords: stopWordsOf(name),
    ...(name === 'en' ? {} : { englishStopWords: stopWordsOf('en') }),
    lightWords: LIGHT_WORDS[name]?.split(' ') ?? [],
    ...(asides === undefined ? {} : { asides }),
    endings: ENDINGS[name]?.split(' ') ?? [],
    suffixes: SUFFIXES[name]?.split(' ') ?? [],
    joints: COMPOUND_JOINTS[name] ?? [],
  }
}

/**
 * Groups of words that readers of a language use for the same thing: a line each, the words separated by commas. Browsers load them, so
 * there are no spaces after these.
 */
export function thesaurusOf(lang: string): readonly string[] {
  return THESAURI[servingLanguage(lang)]?.trim().replaceAll(', ', ',').split('\n') ?? []
}
