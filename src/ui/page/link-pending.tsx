import { uiTexts } from '#texts/shell/ui'
import { markBusy, shownList } from '../buttons/mark-busy'

/** See docs/decisions/021-loading-without-streaming.md. */
export const LinkPending = () => (
  <span ref={markList} aria-hidden="true" className="link-pending">
    <span className="link-pending-words">{uiTexts.loading}</span>
  </span>
)

const markList = (mark: Element | null) => markBusy(mark?.closest('[data-filters]') && shownList())
