'use client'

import type { ReactNode } from 'react'
import type { CardPictureData } from '#domain/files/card-picture'
import type { ReportType } from '#domain/moderation/reports'
import type { LocalFavorite } from '../../viewer/favorites-store'
import { HeartButton } from '../heart-button'
import { Card } from '../list/card-grid'
import { CardPicture } from '../pictures/card-picture'
import { ReportButton } from '../report/report-button'

/** What the card of every kind has. Cards are drawn from words alone, which makes pages half as heavy. */
export type CardData = {
  id: string
  title: string
  url: string
  picture: CardPictureData | null
  isFirst?: boolean
}

type Props = {
  item: CardData
  kind: LocalFavorite['kind']
  tag: ReactNode
  /** Beside the heart. */
  beside?: ReactNode
  /** Where members report from the card. */
  reportAs?: ReportType
  className?: string
  children: ReactNode
}

export function ItemCard({ item, kind, tag, beside, reportAs, className, children }: Props) {
  const { id, title, url, picture, isFirst = false } = item
  return (
    <Card className={className}>
      {picture ? <CardPicture picture={picture} isFirst={isFirst} /> : null}
      <div className="card-head">
        {tag}
        {beside}
        {reportAs ? <ReportButton item={{ type: reportAs, id, name: title }} /> : null}
        <HeartButton item={{ kind, id, title, url }} />
      </div>
      {children}
    </Card>
  )
}
