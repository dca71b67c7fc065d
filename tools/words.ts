/** A word that another one stands for; docs/vocabulary.md says what each means. */
export interface WordRule {
  /** Of a name split into words: lower case, with spaces between. */
  readonly banned: RegExp
  readonly instead: string
  /** Files the rule is for; absent: all. */
  readonly only?: RegExp
  /** Files in which the word means something else. */
  readonly except?: RegExp
}

/** Files of the candidate's results and lists. */
const ADMISSION =
  /^packages\/(engine|admission|contract)\/|\/(admission|candidate|content)\/|^apps\/web\/src\/domain\/list\//
/** Reports that are documents: of an import, of a check, to print. */
const DOCUMENTS = /^(packages\/importer|apps\/ops|tools|bench)\/|\/(outlook|proposal)\//

/** Files that speak the wire: there its names may be given to variables, elsewhere only to members. */
export const WIRE_FILES =
  /^packages\/(contract|database)\/|^e2e\/|\/testing(\/|\.ts$)|\.test\.tsx?$|\/test-[^/]+$|\/(present|handlers|wire|stored|api)[^/]*\.tsx?$/

/** Files whose keys are names of the wire, of columns, of addresses and of what browsers keep. */
export const WIRE_TABLES =
  /^packages\/(contract\/src\/(calls|shapes|addresses)|database\/src\/schema\/)|^apps\/web\/src\/(shared\/lib\/storage|domain\/list\/stored)\.ts$/

export const WORD_RULES: readonly WordRule[] = [
  // the candidate and the list
  { banned: /\bgrades?\b/, instead: 'candidate', only: ADMISSION },
  { banned: /\brank question\b/, instead: 'candidate' },
  { banned: /\bchoice score\b/, instead: 'saved candidate' },
  { banned: /\bdrafts?\b/, instead: 'list', except: /\/carriers\// },
  { banned: /\breports?\b/, instead: 'list', except: DOCUMENTS },
  { banned: /\bvolunteers?\b/, instead: 'results, list or choice' },
  { banned: /\bwish(es|ed|ing)?\b/, instead: 'preference', except: /cooperation/ },
  // years, units, lines
  // the area of that name apart
  { banned: /\blibrar(y|ies)\b/, instead: 'books', except: /\/(openapi|refusals)\.ts$/ },
  { banned: /\brank book\b/, instead: 'rank tables' },
  { banned: /\bprobabilit(y|ies)\b/, instead: 'chance' },
  { banned: /\bcut offs?\b/, instead: 'cutoff' },
  // places and data
  // parts of the product apart
  {
    banned: /\bareas?\b/,
    instead: 'region',
    except: /copy-text|^tools\/|\/src\/app|routes|\/(openapi|addresses|router\/route)\.ts$/,
  },
  { banned: /(?<!data )\bcenters?\b/, instead: 'data center' },
  { banned: /\bunivs?\b/, instead: 'school' },
  // people and accounts
  { banned: /\bcust\b/, instead: 'customer' },
  { banned: /\bpasswds?\b/, instead: 'password' },
  { banned: /\blogins?\b/, instead: 'sign in' },
  { banned: /\blog(ged)? ?outs?\b/, instead: 'sign out' },
  { banned: /\b(sign in (for points|days)|signed in today)\b/, instead: 'check in' },
  { banned: /\bsign in\b/, instead: 'check in', only: /\/(check-in|commerce)\// },
  // the messaging app's own object of that name, and the wire's code of a registration
  { banned: /\b(weixin|wx)\b/, instead: 'wechat', except: /\/(share-config|account-end\/export)\.ts$/ },
  // words of the field
  { banned: /\bmost\b/, instead: 'max' },
  { banned: /\bleast\b/, instead: 'min' },
  { banned: /\b(forsake|forsaken)\b/, instead: 'orphan' },
  { banned: /\b(their|ours)\b/, instead: 'whose it is' },
  { banned: /\b(who|whoever|nobodys?|stranger)\b/, instead: 'caller, customer, visitor' },
  { banned: /\banew\b/, instead: 'again, or refresh' },
  { banned: /\b(patience|patient)\b/, instead: 'timeout' },
  { banned: /\b(heard|begun|spelt|dear|dearest)\b/, instead: 'received, started, spelled, expensive' },
]

/** Constants of a bound, written in capitals, have one pair of words. */
export const BOUND_RULE: WordRule = {
  banned: /^(longest|largest|shortest|smallest|fewest)\b/,
  instead: 'MAX_ or MIN_',
}

/** Phrases of comments that have a plainer one. */
export const PHRASE_RULES: readonly { readonly banned: RegExp; readonly instead: string }[] = [
  { banned: /\banew\b/gi, instead: 'again' },
  { banned: /\bwhoever\b/gi, instead: 'who, anyone who' },
  { banned: /\b(is|are|was|were) none\b/gi, instead: 'there is no …, is not one' },
  { banned: /\bhas the good of\b|\bis had\b/gi, instead: 'gains from, has' },
  { banned: /\b(whence|thereof|wherein|lest|nought|naught|upon|hitherto)\b/gi, instead: 'a plain word' },
]
