/** Lengths are code points, sizes are bytes. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MIN = 2
export const NAME_MAX = 80
/** RFC 5321. */
export const EMAIL_MAX = 254
export const CITY_MAX = 50

/**
 * Wrong passwords: `tries` within `minutes` lock for as long again. The first three apply in this order; a refused
 * attempt does not count in those after it.
 */
export const passwordTries = {
  /** One client address on one account, so that an attacker locks out nobody elsewhere. */
  addressAtAccount: { tries: 5, minutes: 10 },
  /** Well below `account`, so that one client alone never locks an account for everybody. */
  addressAtAccountDaily: { tries: 20, minutes: 24 * 60 },
  /** All addresses on one account: 18,000 guesses a year. Known devices and a link by email still get in. */
  account: { tries: 50, minutes: 24 * 60 },
  /** A known device is not affected by the other locks; a stolen cookie allows no more guesses than this. */
  device: { tries: 10, minutes: 24 * 60 },
  /** A signed-in member who confirms the password. */
  session: { tries: 5, minutes: 10 },
  /** Wrong one-time codes, per session or, at sign-in, per account. */
  code: { tries: 5, minutes: 10 },
} as const
export const DEVICE_DAYS = 180
/** Accounts that one browser remembers. */
export const DEVICES_PER_BROWSER = 4
/** A sign-in this soon after signing up causes no warning; equals the lifetime of the confirmation link. */
export const FIRST_SIGN_IN_HOURS = 24
export const SESSION_DAYS = 14
/** The last use of a session is stored at most this often. */
export const SESSION_USE_MINUTES = 5
export const RESET_LINK_MINUTES = 60
export const CONFIRM_LINK_HOURS = 24
/** How long a change of the email address waits for the new one, and how long the former one can undo it. */
export const EMAIL_CHANGE_HOURS = 24
export const EMAIL_UNDO_DAYS = 7
/** Letters about it that a member can cause, and that a new address can get. */
export const EMAIL_CHANGES_PER_HOUR = 5
/** Emails of one kind to one member that anybody can cause. */
export const EMAILS_PER_HOUR = 3
export const ACCESS_TOKEN_MINUTES = 10
/** How long a one-time code allows staff to do what cannot be undone. */
export const CODE_MINUTES = 15
/** The only period that all authenticator apps support (RFC 6238). */
export const CODE_SECONDS = 30
export const RECOVERY_CODES = 10

export const IMAGE_MAX_BYTES = 8 * 1024 * 1024
/** 50 megapixels: a larger picture is a decompression bomb, not a photo. */
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGE_RENDER_SECONDS = 30
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const imageFormats = ['jpeg', 'png', 'webp', 'heif'] as const
/** The largest upload of any kind (documents); collections set lower limits. */
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
export const EMPTY_ARTICLES_KEPT_HOURS = 24
/** Pictures of members that nothing shows. */
export const UNUSED_PICTURES_KEPT_HOURS = 24
export const UNUSED_PICTURES_PURGED_MAX = 100
export const LIST_MAX = 50
export const REASON_MAX = 500
/** The rule of the terms or the law that a decision rests on. */
export const GROUND_MAX = 200
/** How long a member may appeal against a decision; the Digital Services Act (Art. 20) asks for six. */
export const APPEAL_MONTHS = 6
export const APPEAL_MAX = 3000
/** Until a legal notice is decided. */
export const LEGAL_NOTICE_DAYS = 7
/** The longest time for which a member is suspended at once. */
export const SUSPENSION_DAYS_MAX = 5 * 366

export const SEARCH_QUERY_MAX = 200
/** The same of the search in one list. */
export const LIST_QUERY_MAX = 100
export const SEARCH_RESULTS = 10
/** A group of synonyms: letters, phrases, and words of a phrase. */
export const SYNONYMS_MAX = 600
export const SYNONYM_PHRASES_MAX = 30
export const SYNONYM_WORDS_MAX = 4
/** Questions that found nothing: the fewest letters, letters kept, and different ones of a day, since strangers write them. */
export const MISS_LETTERS_MIN = 4
export const MISS_LETTERS_MAX = 100
export const MISSES_A_DAY = 2_000
export const MISSES_KEPT_DAYS = 30
export const SEARCH_PER_PAGE = 20
/** Counting stops here; more is shown as „at least“. */
export const SEARCH_TOTAL_MAX = 200
/** A list takes at most this many results from the search and filters them further. */
export const LIST_FOUND_MAX = 1_000
export const SEARCH_EXCERPT_MAX = 100
export const STORE_EXCERPT_MAX = 80
/** More than the lines of a card hold on any screen. */
export const CARD_TEXT_MAX = 300
/** The radius of „near me“ without a search text. */
export const NEAR_KM = 100

/** A client that missed more of the change stream starts anew. */
export const CHANGES_KEPT_DAYS = 7
export const CHANGES_REPLAYED_MAX = 500
/** Per process. */
export const SOCKETS_PER_ADDRESS = 30
export const SOCKET_MESSAGE_MAX_BYTES = 16 * 1024
/** Messages of one socket; who sends more is cut off. */
export const socketPace = { messages: 100, seconds: 10 }
/** More than any page shows; each costs memory. */
export const ROOMS_PER_SOCKET = 100
/** One line in the log about one address. */
export const FLOOD_LOGGED_MINUTES = 10
/** Rooms that one `GET /api/changes` asks for. */
export const CHANGES_ROOMS_MAX = 50
/** How long „is typing“ lasts without another letter. */
export const TYPING_SECONDS = 6
export const TYPING_NAMES_MAX = 5
export const READ_NOTIFICATIONS_KEPT_DAYS = 90
/** Of the comment that a notification quotes. */
export const NOTIFICATION_EXCERPT_MAX = 120
/** Changes of an event within this time are one notification. */
export const EVENT_NEWS_MINUTES = 60
/** Cancelled, or beginning within so many hours: those registered are written to sooner. */
export const EVENT_SOON_HOURS = 12
export const EVENT_SOON_NEWS_MINUTES = 5
export const JOB_RUNS_KEPT_DAYS = 30
/** What failed for good holds addresses and words; whoever looks after the site sees it in time. */
export const FAILED_JOBS_KEPT_DAYS = 7
/** Limits of public queries. */
export const PAGE_MAX = 10_000
export const QUERY_TEXT_MAX = 500
export const QUERY_VALUES_MAX = 50
/** Staff only: the panels need more. */
export const QUERY_CONDITIONS_MAX = 200
/** Checked before any recursion. Rich text can be about 50 deep, the longest article has some ten thousand values. */
export const BODY_DEPTH_MAX = 100
export const BODY_VALUES_MAX = 50_000
/** The panels send a document as JSON in one form field; this much holds about as many values. */
export const FORM_FIELD_MAX_BYTES = 512 * 1024
/** Links, pictures and the like in one text: each costs a check and a read of its own. */
export const RICH_TEXT_PARTS_MAX = 500

/** Characters of a log line: per value, per stack trace, in total. */
export const LOG_VALUE_MAX = 500
export const LOG_STACK_MAX = 2_000
export const LOG_LINE_MAX = 16_000

export const RETRY_AFTER_SECONDS = 5
/** Then a browser treats a request as lost; the weakest mobile networks need most of it. */
export const ANSWER_SECONDS = 30

/** Request bodies; an upload adds its fields and the multipart frame. */
export const JSON_BODY_MAX_BYTES = 1024 * 1024
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 256 * 1024
/** An import of contacts: its file, the request with what was said of it, and the file unpacked. */
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_BODY_MAX_BYTES = 12 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 48 * 1024 * 1024
export const TABLE_ROWS_MAX = 40_000
export const TABLE_COLUMNS_MAX = 200
export const TABLE_CELL_MAX = 1_000
/** Other collections accept small bodies only. */
export const uploadCollections = ['media', 'documents'] as const

export const HEADERS_MAX_SECONDS = 10
/** Minimum average rate after the grace period; the weakest mobile networks send about 10 KB a second. */
export const BODY_GRACE_SECONDS = 20
export const BODY_MIN_BYTES_PER_SECOND = 4 * 1024
/** Per client address; behind a trusted proxy it limits open requests instead. */
export const CONNECTIONS_PER_ADDRESS = 200
/** Average delay of the event loop above which the server is overloaded. */
export const OVERLOAD_LAG_MS = 100
export const OVERLOAD_SECONDS = 5
export const POLICY_REPORT_MAX_BYTES = 8 * 1024

/** What somebody wrote and did not send, in their own browser. */
export const DRAFT_DAYS = 7

export const SMALL_AD_DAYS = 7
/** How long before the end of an ad its owner is notified and may renew it. */
export const AD_NOTICE_HOURS = 24
export const EVENT_REMINDER_HOURS = 24
export const IMPORT_ROWS_MAX = 20_000
/** How long an import can be undone, and how long its refused rows and its entry in the list are kept. */
export const IMPORT_UNDO_HOURS = 24
export const IMPORT_REFUSED_DAYS = 30
export const IMPORT_KEPT_DAYS = 365
/** The weekly email: its period, how many items of a kind, and the shortest time between two. */
export const DIGEST_DAYS = 7
export const DIGEST_ITEMS = 5
export const DIGEST_PAUSE_DAYS = 6
/** What anybody writes about an entry of the directory. */
export const CHANGE_MESSAGE_MAX = 1000
/** Addresses that one report answers, when several people report the same. */
export const CHANGE_ANSWERS_MAX = 20
/** Open reports about one entry. */
export const OPEN_CHANGES_MAX = 30
/** The code that confirms the owner of an entry. */
export const CLAIM_CODE_DIGITS = 6
export const CLAIM_CODE_MINUTES = 60
export const CLAIM_CODE_TRIES = 5
/** After this an entry counts as not checked, and a letter asks its listed address. */
export const UNCHECKED_YEARS = 1
export const LETTERS_PER_DAY = 50
/** Others keep our published keys this long; a new key signs only afterwards. */
export const KEY_SET_CACHE_MINUTES = 5
/** Shared copies of pages; also until midnight in Berlin, because pages show the date. */
export const PAGE_CACHE_MINUTES = 5

/** Letters of a post and of a comment on it. */
export const POST_MAX = 1000
export const POST_COMMENT_MAX = 1000
export const NOTIFICATION_PEOPLE_MAX = 100
export const ACTIVITY_PER_SOURCE = 5
export const ACTIVITY_SHOWN = 6
export const ACTIVITY_TEXT_MAX = 50
export const POSTS_PER_PAGE = 10
/** Comments below a post, at first and with each step back. */
export const POST_COMMENTS_SHOWN = 10
export const SHARED_TEXT_MAX = 100
export const TOPICS_PER_PAGE = 20
/** Of a topic. */
export const COMMENTS_PER_PAGE = 30
/** How long an author may correct a topic, a post or a comment. */
export const EDIT_HOURS = 24
export const MENTIONS_MAX = 10
export const MEMBERS_SUGGESTED = 6
/** A reader of a topic counts once within this time. */
export const VIEW_HOURS = 6
/** Own items of one kind in `GET /api/me`; the page of own items lists more. */
export const OWN_ITEMS_MAX = 20
/** Things that a member has reported and that wait for a decision; their buttons say so. */
export const OPEN_REPORTS_SHOWN = 200
export const OWN_ITEMS_LISTED_MAX = 200
/** Members that one member blocks; all of them are in `GET /api/me`. */
export const BLOCKS_MAX = 200
export const BLOCK_NOTE_MAX = 200
/** Saved items that one request can merge at sign-in. */
export const FAVORITES_MERGED_MAX = 200
