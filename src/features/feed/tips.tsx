import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { kindTexts } from '#texts/kinds'
import { tipTexts as texts } from '#texts/feed/feed-page'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'

const Tip = ({ children }: { children: ReactNode }) => (
  <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 leading-[1.45rem] text-ink-soft">
    <Icon icon="check" size={20} className="mt-0.5 text-primary" />
    <span>{children}</span>
  </li>
)

export const Tips = () => (
  <aside aria-labelledby="tips" className="sticky top-[92px] hidden self-start min-[62.5rem]:block">
    <div className="grid gap-2.5 rounded-lg border border-line bg-surface p-5">
      <h2 id="tips" className="type-card">
        {texts.title}
      </h2>
      <ul className="grid gap-2.5">
        <Tip>{texts.city}</Tip>
        <Tip>{texts.privacy}</Tip>
        <Tip>
          {texts.adsBefore} <PageLink href={routes.smallAds}>{kindTexts['small-ads'].many}</PageLink>
          {texts.adsAfter}
        </Tip>
      </ul>
    </div>
  </aside>
)
