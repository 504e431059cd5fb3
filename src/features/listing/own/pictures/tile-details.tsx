import { ALT_MAX } from '#domain/limits'
import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { Button } from '../../../../ui/buttons/button'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { TextField } from '../../../../ui/form/field'
import type { Tile } from './tile'
import type { Pictures } from './use-pictures'

type Props = { tile: Tile; pictures: Pictures; isDescribed: boolean }

/** Of the picture that was tapped: its description, and its place without dragging. */
export function TileDetails({ tile: { key, name, alt, url }, pictures, isDescribed }: Props) {
  const { tiles, move, describe } = pictures
  const index = tiles.findIndex((one) => one.key === key)
  const place = index + 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-3">
      <div className="flex min-w-0 items-center gap-3">
        {url ? <img src={url} alt="" className="picture-details-small object-cover" /> : null}
        <span className="grid min-w-0">
          <b className="type-label">{texts.place(place, tiles.length)}</b>
          <span className="truncate type-meta">{name}</span>
        </span>
      </div>
      {isDescribed && (
        <TextField
          // Of the picture, which is no field of the form.
          name={`alt-${key}`}
          form=""
          label={texts.alt}
          hint={texts.altHint}
          defaultValue={alt}
          maxLength={ALT_MAX}
          onInput={({ currentTarget }) => describe(key, currentTarget.value)}
        />
      )}
      {/* Not disabled at the ends, so that the one that was pressed keeps the focus. */}
      {tiles.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon="star"
            aria-disabled={index === 0}
            onClick={() => move({ key, to: 0 })}
          >
            {texts.makeCover}
          </Button>
          <span className="flex gap-2">
            <IconButton
              icon="arrow-left"
              iconSize={20}
              label={texts.forward(place)}
              aria-disabled={index === 0}
              onClick={() => move({ key, to: index - 1 })}
            />
            <IconButton
              icon="arrow-right"
              iconSize={20}
              label={texts.back(place)}
              aria-disabled={place === tiles.length}
              onClick={() => move({ key, to: index + 1 })}
            />
          </span>
        </div>
      )}
    </div>
  )
}
