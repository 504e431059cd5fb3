import { keptTogether } from '#domain/text/kept-together'
import type { ReactNode } from 'react'
import type { PictureData } from '#domain/files/pictures'
import { env } from '#env'
import { CategoryLine } from '../../../ui/page/category-line'
import { Container } from '../../../ui/page/container'
import { ShareButton } from '../../../ui/buttons/share-button'
import type { LocalFavorite } from '../../viewer/favorites-store'
import { BackToList } from './back-to-list'
import { HeartButton } from '../heart-button'
import { breadcrumbs } from '../json-ld/breadcrumbs'
import { JsonLd } from './json-ld'
import { ReportContent } from '../report/report-content'
import { Gallery } from '../pictures/gallery'
import type { Reported } from '../report/reported'
import './item-page.css'

type Props = {
  list: { href: string; label: string }
  title: string
  category?: string
  meta?: ReactNode
  favorite: LocalFavorite
  reported?: Reported
  address: string
  pictures?: readonly PictureData[]
  /** Null where nothing certain can be said to search engines. */
  jsonLd: Record<string, unknown> | null
  /** Beside the text: price, contact, actions. */
  aside?: ReactNode
  /** For the owner only. */
  own?: ReactNode
  similar?: ReactNode
  children: ReactNode
}

export function ItemPage(props: Props) {
  const { list, title, category, meta, favorite, reported, address, pictures = [] } = props
  const { jsonLd, aside, own, similar, children } = props
  const steps = [{ name: title, path: address }]
  return (
    <Container>
      {jsonLd ? <JsonLd data={{ ...jsonLd, ...imagesOf(pictures) }} /> : null}
      <JsonLd data={breadcrumbs({ kind: favorite.kind, steps, siteUrl: env.SITE_URL })} />
      <article className="item-page pt-4 md:pt-8">
        <header className="mb-6 grid gap-2.5 border-b-2 border-ink pb-5">
          <div>
            <BackToList {...list} />
          </div>
          {category ? <CategoryLine name={category} /> : null}
          <h1 className="type-title wrap-anywhere">{keptTogether(title)}</h1>
          {meta ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-ink-soft">{meta}</div>
          ) : null}
          <div className="-ms-2.5 flex flex-wrap items-center gap-1 print:hidden">
            <HeartButton item={favorite} />
            <ShareButton title={title} address={address} variant="quiet" size="sm" />
            <ReportContent address={address} reported={reported} />
          </div>
        </header>
        {own ? <div className="item-own">{own}</div> : null}
        {pictures.length > 0 ? <Gallery pictures={pictures} title={title} /> : null}
        <div className="item-text grid max-w-read grid-cols-[minmax(0,1fr)] content-start gap-5">
          {children}
        </div>
        {aside ? <aside className="grid gap-4">{aside}</aside> : null}
      </article>
      {similar}
    </Container>
  )
}

/** What says more about its pictures itself, as an event does, passes none. */
const imagesOf = (pictures: readonly PictureData[]) =>
  pictures.length > 0 ? { image: pictures.map(({ url }) => new URL(url, env.SITE_URL).href) } : {}
