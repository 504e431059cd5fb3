import type { IconName } from '#domain/icon-names'
import type { Person } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'
import { errorTexts } from '#texts/web/errors'
import { Avatar } from '../../ui/graphics/avatar'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import './notification-row.css'

const tones = {
  info: 'bg-info-soft text-info-soft-ink',
  ok: 'bg-primary-soft text-primary-soft-ink',
  wait: 'bg-accent-soft text-accent-soft-ink',
  bad: 'bg-danger-soft text-danger-soft-ink',
}

type Sign = { icon: IconName; tone: keyof typeof tones }
const mail: Sign = { icon: 'mail', tone: 'info' }

const signs: Partial<Record<NotificationType, Sign>> = {
  item_approved: { icon: 'badge-check', tone: 'ok' },
  item_rejected: { icon: 'triangle-alert', tone: 'bad' },
  ad_expiring: { icon: 'clock', tone: 'wait' },
  event_changed: { icon: 'calendar-clock', tone: 'wait' },
  event_cancelled: { icon: 'calendar-x', tone: 'bad' },
  event_seat: { icon: 'badge-check', tone: 'ok' },
  event_reminder: { icon: 'calendar-clock', tone: 'info' },
  search_found: { icon: 'search', tone: 'info' },
  report_decided: { icon: 'flag', tone: 'info' },
}

type Props = { type: NotificationType; people: readonly Person[] }

/** Who it was, or a sign for what the site itself says. */
export function NotificationPicture({ type, people }: Props) {
  const [first, second] = people
  if (!first) {
    const { icon, tone } = signs[type] ?? mail
    return (
      <span className={classNames('inline-grid size-10 place-items-center rounded-full', tones[tone])}>
        <Icon icon={icon} size={22} />
      </span>
    )
  }
  if (!second) return <Avatar name={nameOf(first)} role={first.role} />
  return (
    <span aria-hidden="true" className="notification-pair">
      <span>
        <Avatar name={nameOf(first)} role={first.role} size={32} />
      </span>
      <span>
        {people.length > 2 ? (
          <span className="inline-grid size-8 place-items-center rounded-full bg-paper-deep text-2xs font-[650] text-ink-soft">
            +{Math.min(people.length - 1, 99)}
          </span>
        ) : (
          <Avatar name={nameOf(second)} role={second.role} size={32} />
        )}
      </span>
    </span>
  )
}

const nameOf = ({ name }: Person) => name ?? errorTexts.unknownUser
