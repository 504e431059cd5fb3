import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { Button } from '../../../../ui/buttons/button'
import { classNames } from '../../../../ui/class-names'
import { Icon } from '../../../../ui/graphics/icon'
import { Badge } from '../../../../ui/states/badge'
import type { Tile } from './tile'
import type { Pictures } from './use-pictures'

type Props = {
  tile: Tile
  place: number
  pictures: Pictures
  isSelected: boolean
  onSelected: () => void
}

export function TileView({ tile, place, pictures, isSelected, onSelected }: Props) {
  const { key, alt, state, url } = tile
  const { max, tiles, remove, retry } = pictures
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: key })
  const isBad = state.is === 'failed'
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'picture-tile',
        isSelected && 'picture-tile-selected',
        isDragging && 'picture-tile-dragged',
        isBad && 'picture-tile-bad',
      )}
    >
      {isBad ? (
        <span className="picture-tile-in">
          <b className="type-label">{texts.failed}</b>
          {state.isFinal ? null : (
            <Button
              variant="secondary"
              size="sm"
              icon="rotate-cw"
              aria-label={texts.againLabel(place)}
              onClick={() => retry(key)}
            >
              {texts.again}
            </Button>
          )}
        </span>
      ) : (
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={texts.name(place, alt)}
          onClick={onSelected}
          className="picture-tile-choose"
        >
          {url ? <img src={url} alt="" className="size-full rounded-md object-cover" /> : null}
        </button>
      )}
      {tiles.length > 1 && max > 1 && (
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={texts.move(place)}
          className="picture-tile-tool picture-tile-move"
        >
          <Icon icon="grip-vertical" size={20} />
        </button>
      )}
      <button
        type="button"
        data-remove
        aria-label={texts.remove(place)}
        onClick={() => remove(key)}
        className="picture-tile-tool picture-tile-remove"
      >
        <Icon icon="x" size={20} />
      </button>
      <Foot tile={tile} place={place} max={max} />
    </li>
  )
}

function Foot({ tile: { state }, place, max }: Pick<Props, 'tile' | 'place'> & { max: number }) {
  if (state.is === 'failed') return null
  if (state.is === 'ready')
    return (
      <span className="picture-tile-badge">
        {place === 1 && max > 1 ? (
          <Badge tone="mine" icon="star">
            {texts.cover}
          </Badge>
        ) : (
          <Badge tone="ok" icon="check">
            {texts.ready}
          </Badge>
        )}
      </span>
    )
  const share = state.is === 'sending' ? state.share : 0
  return (
    <span className="picture-tile-sending">
      <span className="flex justify-between gap-2">
        {state.is === 'sending' ? texts.sending : texts.reading}
        <span className="figures-even">{texts.percent(share)}</span>
      </span>
      <progress value={share} max={1} aria-label={texts.progress(place)} />
    </span>
  )
}
