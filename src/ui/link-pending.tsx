import { markBusy, shownList } from './mark-busy'

/** See docs/decisions/021-loading-without-streaming.md. */
export const LinkPending = () => <span ref={markList} aria-hidden="true" className="link-pending" />

const markList = (mark: Element | null) => markBusy(mark?.closest('[data-filters]') && shownList())
