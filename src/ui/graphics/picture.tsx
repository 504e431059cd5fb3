import type { CSSProperties } from 'react'
import type { PictureCopy, PictureData } from '#domain/files/pictures'
import { classNames } from '../class-names'

type Drawn = Pick<PictureData, 'url' | 'width' | 'height' | 'copies' | 'avif' | 'blur'> & { alt?: string }

type Props = {
  picture: Drawn
  /** The rendered width, for the browser's choice among the copies. */
  sizes: string
  /** The first picture of a page; all others load lazily. */
  isFirst?: boolean
  /** Empty when the text beside it says the same. */
  alt?: string
  className?: string
  style?: CSSProperties
}

export function Picture({
  picture,
  sizes,
  isFirst = false,
  alt = picture.alt ?? '',
  className,
  style,
}: Props) {
  const { copies, avif, url, width, height, blur } = picture
  const widths = copies.length > 1 ? sizes : undefined
  return (
    <picture className="contents">
      {avif.length > 0 ? <source type="image/avif" srcSet={listed(avif)} sizes={sizes} /> : null}
      <img
        src={copies.find((copy) => copy.width >= 900)?.url ?? url}
        srcSet={widths && listed(copies)}
        sizes={widths}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classNames('object-cover', className)}
        style={blur ? { ...style, background: `url(${blur}) center / cover` } : style}
      />
    </picture>
  )
}

const listed = (copies: readonly PictureCopy[]) =>
  copies.map((copy) => `${copy.url} ${copy.width}w`).join(', ')
