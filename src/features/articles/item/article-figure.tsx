import type { PictureData } from '#domain/files/pictures'
import { Picture } from '../../../ui/graphics/picture'

export function ArticleFigure({ picture }: { picture: PictureData }) {
  return (
    <figure className="mx-auto mb-8 max-w-[60rem]">
      <Picture
        picture={picture}
        sizes="(min-width: 1040px) 960px, 100vw"
        isFirst
        className="aspect-video h-auto w-full rounded-lg"
      />
      {picture.caption ? <figcaption className="pt-2 type-meta">{picture.caption}</figcaption> : null}
    </figure>
  )
}
