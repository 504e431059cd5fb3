import { isOnAtFirst, noticeFields, type NoticeChoices } from '#domain/notifications/notice-kinds'
import { quietAtFirst, type QuietHours } from '#domain/notifications/quiet-hours'
import { routes } from '#domain/routes'
import { noticeTexts as texts } from '#texts/notifications/notice-kinds'
import type { User } from '#types'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { ChoiceTable } from './choice-table'
import { QuietCard } from './quiet-card'
import { SavedLine } from './saved-line'
import { ThisDevice } from './this-device'

const choicesOf = (user: User) =>
  Object.fromEntries(noticeFields.map((field) => [field, user[field] ?? isOnAtFirst(field)])) as NoticeChoices

const quietOf = (user: User): QuietHours => ({
  quietHours: user.quietHours ?? quietAtFirst.quietHours,
  quietFrom: user.quietFrom ?? quietAtFirst.quietFrom,
  quietUntil: user.quietUntil ?? quietAtFirst.quietUntil,
  quietWeekends: user.quietWeekends ?? quietAtFirst.quietWeekends,
})

export const SettingsScreen = ({ user }: { user: User }) => (
  <Container>
    <PageHead title={texts.title} lead={texts.lead} back={{ href: routes.profile, label: texts.back }} />
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_336px] lg:grid-rows-[auto_auto_1fr] lg:gap-x-5">
      <ThisDevice className="lg:col-start-2" />
      <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <ChoiceTable member={user.id} initial={choicesOf(user)} />
      </div>
      <QuietCard member={user.id} initial={quietOf(user)} />
      <SavedLine />
    </div>
  </Container>
)
