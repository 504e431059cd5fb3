import { markBusy, shownList } from './mark-busy'

/** Shows that the page of the link around it is on its way (docs/decisions/021-loading-without-streaming.md). */
export const LinkPending = () => <span ref={markList} aria-hidden="true" className="link-pending" />

/** A link among the filters of a list says it of the list too. */
const markList = (mark: Element | null) => markBusy(mark?.closest('[data-filters]') && shownList())
