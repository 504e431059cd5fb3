/** What the operator of the site meets, and visitors while something is away. */

/** Of `.env`; a larger file is none of ours. */
export const ENV_FILE_MAX_BYTES = 64 * 1024
/** What the health check tells of the services around us is at most this old. */
export const SERVICES_CHECKED_SECONDS = 30
export const SERVICE_ANSWER_SECONDS = 5
/** The figures for monitoring that need the database are at most this old, and count at most so many jobs of a kind. */
export const METRICS_COUNTED_SECONDS = 15
export const METRICS_JOBS_MAX = 10_000
/** How long a cache in front of the site may keep a page that a purge has not reached. */
export const FRONT_CACHE_SECONDS = 60
/** Between a change and the word to that cache, and between two: what comes together is told together. */
export const PURGE_PAUSE_MS = 1_000
export const PURGE_ANSWER_SECONDS = 5
/** The longest pause between two tries. */
export const PURGE_RETRY_MAX_SECONDS = 60
/** Below this the disk counts as full: a few days of pictures, and what PostgreSQL needs for tidying up. */
export const DISK_FREE_MIN_BYTES = 500 * 1024 * 1024
/** With less the embedded database may stop at any write, so it is not started: two segments of its log. */
export const DISK_START_MIN_BYTES = 32 * 1024 * 1024
/** A password that a command reads from standard input. */
export const PASSWORD_LINE_MAX_BYTES = 4 * 1024
/** How old a shared copy may be that is shown, marked as such, while the database is away. */
export const KEPT_COPY_MINUTES = 60
/** Pages drawn at once: each asks the database several times, and all share its connections. */
export const RENDERS_AT_ONCE = 4
/** Pages that wait to be drawn: about as many as are drawn before people give up. Visitors get half of the places. */
export const RENDERS_WAITING_MAX = 300
/** How long a process that stops says so before it closes its port, so that load balancers notice; and the longest. */
export const STOP_DELAY_SECONDS = 5
export const STOP_DELAY_MAX_SECONDS = 60
/** How often replicas of the database are looked at, how soon they have to answer that, and how long a read may take. */
export const REPLICAS_CHECKED_MS = 1_000
export const REPLICA_ANSWER_MS = 1_000
export const REPLICA_READ_MS = 1_500
/** A replica that is further behind is not used. */
export const REPLICA_AGE_MAX_MS = 3_000
