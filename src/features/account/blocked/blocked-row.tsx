import { isStaff } from '#domain/roles'
import { longDate } from '#domain/time/dates'
import { blockedPageTexts as texts } from '#texts/account/blocks'
import { Button } from '../../../ui/buttons/button'
import { AuthorAvatar, authorName } from '../../community/author'
import type { OwnBlock } from './queries'

type Props = { place: string; block: OwnBlock; onEnd: () => void }

export function BlockedRow({ place, block: { person, note, since }, onEnd }: Props) {
  const name = authorName(person)
  return (
    <li
      id={place}
      tabIndex={-1}
      className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3"
    >
      <AuthorAvatar author={person} />
      <div className="grid min-w-0">
        <b className="type-label wrap-anywhere">{name}</b>
        <span className="type-meta">
          <time dateTime={since}>{texts.since(longDate(since))}</time>
        </span>
        {isStaff(person) && <span className="type-meta">{texts.isStaff}</span>}
        {(note || !person) && (
          <span className="type-meta wrap-anywhere">{texts.note(note ?? texts.isGone)}</span>
        )}
      </div>
      <Button variant="secondary" size="sm" aria-label={texts.endOf(name)} onClick={onEnd}>
        {texts.end}
      </Button>
    </li>
  )
}
