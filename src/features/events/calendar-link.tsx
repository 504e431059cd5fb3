import { eventPageTexts as texts } from '#texts/events/event-pages'
import { buttonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'
import { routes } from '#domain/routes'

export const CalendarLink = () => (
  <section className="mt-section flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-paper-deep p-5 md:p-6">
    <p className="min-w-0 flex-[1_1_320px] text-ink-soft">{texts.subscribeText}</p>
    <a href={routes.calendar} className={buttonLook({ variant: 'secondary' })}>
      <Icon icon="calendar-sync" />
      {texts.subscribe}
    </a>
  </section>
)
