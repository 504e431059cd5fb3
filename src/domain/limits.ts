/** Limits of the product (DESIGN §8, spec section 9). Lengths are code points, sizes are bytes. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MIN = 2
export const NAME_MAX = 80
export const CITY_MAX = 50

/** So many wrong passwords in a row, and the address is closed for so long. */
export const SIGN_IN_ATTEMPTS = 5
export const SIGN_IN_LOCK_MINUTES = 10
export const SESSION_DAYS = 14
/** The last use of a session is written down at most so often. */
export const SESSION_USE_MINUTES = 5
export const RESET_LINK_MINUTES = 60
export const CONFIRM_LINK_HOURS = 24
/** Letters of one kind that one member can be sent by whoever asks. */
export const LETTERS_PER_HOUR = 3
export const ACCESS_TOKEN_MINUTES = 10

export const IMAGE_MAX_BYTES = 8 * 1024 * 1024
/** Above this a picture is a decompression bomb, not a photo: 50 megapixels. */
export const IMAGE_MAX_PIXELS = 50_000_000
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
export const VERSIONS_KEPT = 50
export const LIST_MAX = 50
/** Why staff decided so. */
export const REASON_MAX = 500

/** The change stream keeps this much of the past; a reader who missed more starts anew. */
export const CHANGES_KEPT_DAYS = 7
export const CHANGES_REPLAYED_MAX = 500
/** What a query from outside may hold. */
export const PAGE_MAX = 10_000
export const QUERY_TEXT_MAX = 200
export const QUERY_VALUES_MAX = 50

/** Bodies of requests; an upload brings its fields and the frame of the form with it. */
export const JSON_BODY_MAX_BYTES = 1024 * 1024
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 256 * 1024
/** Collections that store files; every other one takes small bodies only. */
export const uploadCollections = ['media', 'documents'] as const

/** How often one address, account or member may ask; counted together by all processes. */
export const requestLimits = {
  signIn: { points: 10, seconds: 15 * 60 },
  signUp: { points: 5, seconds: 60 * 60 },
  forgot: { points: 10, seconds: 60 * 60 },
  search: { points: 60, seconds: 60 },
  write: { points: 30, seconds: 60 },
  report: { points: 10, seconds: 60 * 60 },
  /** Notices of illegal content, from anybody. */
  notice: { points: 5, seconds: 60 * 60 },
  export: { points: 5, seconds: 60 * 60 },
} as const
export type RequestLimit = keyof typeof requestLimits
