import type { CSSProperties } from 'react'
import type { PictureData } from '#domain/files/pictures'
import { classNames } from '../class-names'

type Props = {
  picture: PictureData
  /** The rendered width, for the browser's choice among the copies. */
  sizes: string
  /** The first picture of a page; all others load lazily. */
  isFirst?: boolean
  /** Empty when the text beside it says the same. */
  alt?: string
  className?: string
  style?: CSSProperties
}

export function Picture({ picture, sizes, isFirst = false, alt = picture.alt, className, style }: Props) {
  const { copies, url, width, height } = picture
  return (
    <img
      src={copies.find((copy) => copy.width >= 900)?.url ?? url}
      srcSet={copies.length > 1 ? copies.map((copy) => `${copy.url} ${copy.width}w`).join(', ') : undefined}
      sizes={copies.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={classNames('object-cover', className)}
      style={style}
    />
  )
}
