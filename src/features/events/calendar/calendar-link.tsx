import { eventPageTexts as texts } from '#texts/events/event-pages'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Icon } from '../../../ui/graphics/icon'
import { routes } from '#domain/routes'

export const CalendarLink = () => (
  <section
    aria-labelledby="calendar"
    className="mt-section flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-paper-deep p-5 md:p-6"
  >
    <div className="grid min-w-0 flex-[1_1_320px] gap-1">
      <h2 id="calendar" className="type-card">
        {texts.subscribeTitle}
      </h2>
      <p className="text-ink-soft">{texts.subscribeText}</p>
    </div>
    <a href={routes.calendar} className={buttonLook({ variant: 'secondary' })}>
      <Icon icon="calendar-sync" />
      {texts.subscribe}
    </a>
  </section>
)
