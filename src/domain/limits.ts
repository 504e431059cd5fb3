/** Limits of the product. Lengths are code points, sizes are bytes. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MIN = 2
export const NAME_MAX = 80
export const CITY_MAX = 50

/**
 * Wrong passwords: so many `tries` within so many `minutes`, then closed for as long again. A stranger's try counts in
 * the first three places, in this order; one that is refused was no guess, so it counts nowhere further down.
 */
export const passwordTries = {
  /** One client address at one account: whoever guesses there shuts out nobody elsewhere. */
  addressAtAccount: { tries: 5, minutes: 10 },
  /** The same over a day, well below the next one: a client alone never closes an account to everybody. */
  addressAtAccountDaily: { tries: 20, minutes: 24 * 60 },
  /**
   * All addresses at one account, against a swarm of them: 18,000 guesses a year, fewer than a list of usual passwords
   * has. Known devices and a letter still pass, so it may well last a day.
   */
  account: { tries: 50, minutes: 24 * 60 },
  /** Past the locks for who has signed in with this browser before; whoever stole its cookie guesses no more than this. */
  device: { tries: 10, minutes: 24 * 60 },
  /** Of somebody who is signed in and shows their password once more: nobody outside counts here. */
  session: { tries: 5, minutes: 10 },
  /** Wrong one-time codes of a session, or of all who know the password of an account together. */
  code: { tries: 5, minutes: 10 },
} as const
/** A browser that nobody signed in with for so long is as good as new. */
export const DEVICE_DAYS = 180
/** One browser remembers so many accounts: a family at one computer. */
export const DEVICES_PER_BROWSER = 4
/** Until then, signing in is a part of signing up, and no news; as long as the letter to confirm an address is good. */
export const FIRST_SIGN_IN_HOURS = 24
export const SESSION_DAYS = 14
/** The last use of a session is written down at most so often. */
export const SESSION_USE_MINUTES = 5
export const RESET_LINK_MINUTES = 60
export const CONFIRM_LINK_HOURS = 24
/** Letters of one kind that one member can be sent by whoever asks. */
export const EMAILS_PER_HOUR = 3
export const ACCESS_TOKEN_MINUTES = 10
/** A one-time code lets staff do what cannot be undone for so long. */
export const CODE_MINUTES = 15
/** Apps for one-time codes know no other time (RFC 6238). */
export const CODE_SECONDS = 30
export const RECOVERY_CODES = 10

export const IMAGE_MAX_BYTES = 8 * 1024 * 1024
/** Above this a picture is a decompression bomb, not a photo: 50 megapixels. */
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGE_DRAWING_SECONDS = 30
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const imageFormats = ['jpeg', 'png', 'webp', 'heif'] as const
/** The largest upload of any kind (documents); each collection narrows it. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024

export const ARTICLE_TITLE_MAX = 200
export const ARTICLE_EXCERPT_MAX = 500
export const ALT_MAX = 300
export const CATEGORY_NAME_MAX = 60
export const AUTHOR_MAX = 80
export const NEWS_PER_PAGE = 12
export const NEWS_ON_HOME = 4
export const NEWS_IN_FEED = 30
export const VERSIONS_KEPT = 50
/** An article that was opened and never written. */
export const EMPTY_ARTICLES_KEPT_HOURS = 24
/** A member's picture that nothing shows; so many of them in one go. */
export const UNUSED_PICTURES_KEPT_HOURS = 24
export const UNUSED_PICTURES_PURGED_MAX = 100
export const LIST_MAX = 50
/** Why staff decided so. */
export const REASON_MAX = 500

/** A longer question is not a question for the search. */
export const SEARCH_QUERY_MAX = 200
export const SEARCH_RESULTS = 10
export const SEARCH_PER_PAGE = 20
/** Nobody counts further: this many results means „at least“. */
export const SEARCH_TOTAL_MAX = 400
/** A list asks the search for so many at once, and filters them further. */
export const LIST_FOUND_MAX = 1_000
export const SEARCH_EXCERPT_MAX = 100
export const STORE_EXCERPT_MAX = 80
/** Without words, „near me“ means this near. */
export const NEAR_KM = 100

/** The change stream keeps this much of the past; a reader who missed more starts anew. */
export const CHANGES_KEPT_DAYS = 7
export const CHANGES_REPLAYED_MAX = 500
/** Open websockets of one client address, counted by each process for itself: a household with many tabs. */
export const SOCKETS_PER_ADDRESS = 30
export const READ_NOTIFICATIONS_KEPT_DAYS = 90
/** Which moments of the schedules have had their job. */
export const JOB_RUNS_KEPT_DAYS = 30
/** What a query from outside may hold. */
export const PAGE_MAX = 10_000
export const QUERY_TEXT_MAX = 500
export const QUERY_VALUES_MAX = 50
/** Of staff: the panels ask for a few. */
export const QUERY_CONDITIONS_MAX = 200
/**
 * How deep a JSON body goes and how many values it holds, before anything walks through it: a text of the editor with
 * lists within lists in a table is some fifty deep, the longest article has a few ten thousand values.
 */
export const BODY_DEPTH_MAX = 100
export const BODY_VALUES_MAX = 50_000
/** The panels send a document as one field of a form, as JSON; so much of it holds about as many values. */
export const FORM_FIELD_MAX_BYTES = 512 * 1024
/** Links, pictures and the like in one text: each is checked and read by itself, every time. */
export const RICH_TEXT_PARTS_MAX = 500

/** What a line of the log holds: of one value, of the frames of an error, and altogether; in signs. */
export const LOG_VALUE_MAX = 500
export const LOG_STACK_MAX = 2_000
export const LOG_LINE_MAX = 16_000

/** When to ask again while the database is away. */
export const RETRY_AFTER_SECONDS = 5

/** Bodies of requests; an upload brings its fields and the frame of the form with it. */
export const JSON_BODY_MAX_BYTES = 1024 * 1024
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 256 * 1024
/** A file of contacts: as it is sent, and unpacked. Five thousand with everything in them are smaller. */
export const IMPORT_BODY_MAX_BYTES = 5 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 16 * 1024 * 1024
/** A table that is larger is no list of contacts; a text that is longer fits into no field of theirs. */
export const TABLE_ROWS_MAX = 10_000
export const TABLE_COLUMNS_MAX = 200
export const TABLE_CELL_MAX = 1_000
/** Collections that store files; every other one takes small bodies only. */
export const uploadCollections = ['media', 'documents'] as const

/** Headers of a request come within this time, or the connection is cut. */
export const HEADERS_MAX_SECONDS = 10
/**
 * A body may begin as it likes; after this time it must have come, and go on coming, faster than this on average. A
 * phone on the edge of the network sends 10 KB a second, and what it has sent so far carries it through a tunnel.
 */
export const BODY_GRACE_SECONDS = 20
export const BODY_MIN_BYTES_PER_SECOND = 4 * 1024
/** Connections of one client address at once; behind a proxy of ours, open requests of the address it tells. */
export const CONNECTIONS_PER_ADDRESS = 200
/** Turns of the event loop that take longer than this on average, second after second, mean more work than can be done. */
export const OVERLOAD_LAG_MS = 250
export const OVERLOAD_SECONDS = 5
/** What browsers report of a policy that was broken is short; anything longer is not from them. */
export const POLICY_REPORT_MAX_BYTES = 8 * 1024

/** One notification tells of so many people at most. */
export const PEOPLE_TOLD_MAX = 100
/** Recent activity of the home page. */
export const ACTIVITY_PER_SOURCE = 5
export const ACTIVITY_SHOWN = 6
export const ACTIVITY_TEXT_MAX = 50
/** A topic counts the same reader once in so many hours. */
export const VIEW_HOURS = 6
/** Items of one kind that are told with every page as a member's own; their own page of them lists more. */
export const OWN_ITEMS_MAX = 20
export const OWN_ITEMS_LISTED_MAX = 200
/** Saved items of one browser that are taken over at sign-in with one call. */
export const FAVORITES_MERGED_MAX = 200

/**
 * How often one address, account or member may ask; counted together by all processes. `per: 'member'` counts each
 * member for themselves, whatever address they come from.
 */
export const requestLimits = {
  signIn: { points: 10, seconds: 15 * 60 },
  signUp: { points: 5, seconds: 60 * 60 },
  forgot: { points: 10, seconds: 60 * 60 },
  search: { points: 60, seconds: 60 },
  write: { points: 30, seconds: 60, per: 'member' },
  // Posts and comments.
  publish: { points: 20, seconds: 5 * 60, per: 'member' },
  // Files take more room than words.
  upload: { points: 20, seconds: 60 * 60, per: 'member' },
  visit: { points: 120, seconds: 60, per: 'member' },
  report: { points: 10, seconds: 60 * 60, per: 'member' },
  legalNotice: { points: 5, seconds: 60 * 60 },
  export: { points: 5, seconds: 60 * 60, per: 'member' },
  // Mail services ask for many members from few addresses; the signature keeps guessing out.
  unsubscribe: { points: 300, seconds: 60 },
  // Pages that are rendered because of this address; cached ones cost nothing and are not counted.
  render: { points: 300, seconds: 60 },
  // What browsers tell of a broken policy.
  policyReport: { points: 30, seconds: 60 },
  // Contact details that one address asks for.
  reveal: { points: 20, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>
export type RequestLimit = keyof typeof requestLimits
type Limit = { points: number; seconds: number; per?: 'member' }

export const isPerMember = (limit: RequestLimit): boolean => {
  const { per }: Limit = requestLimits[limit]
  return per === 'member'
}
