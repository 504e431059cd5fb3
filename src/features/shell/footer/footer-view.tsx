'use client'

import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { footerTexts } from '#texts/shell/footer'
import { classNames } from '../../../ui/class-names'
import { Container } from '../../../ui/page/container'
import { Mark } from '../../../ui/graphics/mark'
import { PageLink } from '../../../ui/page/page-link'
import { Stitch } from '../../../ui/graphics/stitch'
import type { AreaLink } from '../nav/area-links'
import { CookieSettingsLink } from '../cookies/cookie-settings-link'
import type { SiteSettings } from '../site-settings'

function LinkList({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-[1rem] font-[650]">
        {title}
      </h2>
      <ul className={classNames('text-on-footer-mute', className)}>{children}</ul>
    </nav>
  )
}

function Item({ href, lang, children }: { href: string; lang?: string; children: ReactNode }) {
  return (
    <li>
      <PageLink href={href} lang={lang} className="footer-link">
        {children}
      </PageLink>
    </li>
  )
}

function Credit({ name, url }: SiteSettings['credit']) {
  const look = 'footer-link ms-auto'
  if (!url) {
    return (
      <PageLink href={routes.imprint} className={look}>
        {footerTexts.credit(name)}
      </PageLink>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={look}>
      {footerTexts.credit(name)}
    </a>
  )
}

type Props = Pick<SiteSettings, 'brand' | 'credit'> & { areas: readonly AreaLink[]; year: number }

/** In scripts, which the browser keeps, because every page has it. */
export function FooterView({ areas, brand, credit, year }: Props) {
  return (
    <footer className="site-footer mt-section print:hidden bg-footer text-on-footer">
      <Stitch />
      <Container>
        <div className="grid gap-x-10 gap-y-7 pt-[52px] pb-[30px] md:grid-cols-2 md:pt-16 md:pb-9 min-[62.5rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1.4fr)_minmax(0,1.05fr)]">
          <div className="grid content-start gap-3.5 md:max-[62.5rem]:col-span-full">
            <div className="flex items-center gap-3 [--color-mark-plate:var(--color-mark-plate-footer)]">
              <Mark className="shrink-0" />
              <span className="py-[3px] font-serif text-[1.125rem] leading-[1.1] font-[600] tracking-[-0.01em] md:text-[1.25rem]">
                {brand}
              </span>
            </div>
            <p className="max-w-[26rem] text-on-footer-mute">{footerTexts.about}</p>
          </div>
          <LinkList id="footer-areas" title={footerTexts.areas} className="columns-2 gap-5">
            {areas.map(({ href, text, short }) => (
              <Item key={href} href={href}>
                {short ?? text}
              </Item>
            ))}
          </LinkList>
          <LinkList id="footer-rules" title={footerTexts.rules}>
            <Item href={routes.imprint} lang="de">
              {footerTexts.imprint}
            </Item>
            <Item href={routes.privacy}>
              {footerTexts.privacy}&nbsp;(<span lang="de">{footerTexts.privacyGerman}</span>)
            </Item>
            <Item href={routes.terms}>{footerTexts.terms}</Item>
            <li>
              <CookieSettingsLink className="footer-link" />
            </li>
            <li>
              {/* Not a router link: the browser itself must jump to the anchor. */}
              <a href={routes.reportContent} className="footer-link">
                {footerTexts.report}
              </a>
            </li>
          </LinkList>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-(--tint-footer) pt-3.5 pb-[18px] text-sm text-on-footer-mute">
          <span>{footerTexts.rights(year, brand)}</span>
          <Credit {...credit} />
        </div>
      </Container>
    </footer>
  )
}
