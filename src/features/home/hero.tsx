import type { ReactNode } from 'react'
import { longDateWithWeekday } from '#domain/time/dates'
import { homeTexts } from '#texts/home/home'
import { classNames } from '../../ui/class-names'
import { Container } from '../../ui/page/container'
import { Stitch } from '../../ui/graphics/stitch'
import { QuickLinks } from './quick-links'

type HeroProps = {
  now: Date
  search: ReactNode
  stats: ReactNode
}

export function Hero({ now, search, stats }: HeroProps) {
  return (
    <section aria-labelledby="home-title" className="bg-paper-deep">
      <Container>
        <div
          className={classNames(
            'grid gap-7 pt-[26px] pb-[30px] md:gap-x-16 md:gap-y-10 md:py-12',
            'lg:grid-cols-[minmax(0,1fr)_348px] lg:items-center',
          )}
        >
          <div className="grid content-start gap-4 md:gap-4.5">
            <p className="text-sm font-[650]">{longDateWithWeekday(now)}</p>
            {/* Sized so that both halves keep a line of their own on every phone. */}
            <h1
              id="home-title"
              className="type-display max-md:text-[clamp(1.6rem,8vw,2.125rem)] max-md:tracking-[-0.025em]"
            >
              {homeTexts.title}
            </h1>
            <p className="type-lead">
              {homeTexts.lead} <span className="max-md:hidden">{homeTexts.leadMore}</span>
            </p>
            {search}
            <QuickLinks />
          </div>
          {stats}
        </div>
      </Container>
      <Stitch />
    </section>
  )
}
