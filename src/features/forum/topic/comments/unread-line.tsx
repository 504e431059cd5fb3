import { threadTexts as texts } from '#texts/forum/topic-thread'
import './unread-line.css'

/** Lies on the line between two comments, because it comes after the page. */
export const UnreadLine = () => <p className="unread-line">{texts.unread}</p>
