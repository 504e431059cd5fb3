import { toPicture } from '#domain/files/pictures'
import { Picture } from '../../../ui/graphics/picture'

type Props = { media: unknown; caption?: unknown }

export function BodyFigure({ media, caption }: Props) {
  const picture = toPicture(media)
  if (!picture) return null
  const words = (typeof caption === 'string' && caption) || picture.caption
  return (
    <figure className="my-[1.6em] font-sans">
      <Picture
        picture={picture}
        sizes="(min-width: 736px) 656px, 100vw"
        className="h-auto max-w-full rounded-lg"
      />
      {words ? <figcaption className="pt-2 type-meta">{words}</figcaption> : null}
    </figure>
  )
}
