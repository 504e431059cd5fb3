import { useRef, useState, type DragEvent } from 'react'
import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { uiTexts } from '#texts/shell/ui'
import { Alert } from '../../../../ui/states/alert'
import { Icon } from '../../../../ui/graphics/icon'
import { ChoosePictures } from './choose-pictures'
import { SortableTiles } from './sortable-tiles'
import { TileDetails } from './tile-details'
import type { Pictures } from './use-pictures'
import './picture-tiles.css'

type Props = {
  pictures: Pictures
  error: string | undefined
  /** Whether each has a description of its own. */
  isDescribed?: boolean
}

/** A section of the form; nothing in it ever holds up the rest. */
export function PicturesField({ pictures, error, isDescribed = true }: Props) {
  const { tiles, max, leftOut } = pictures
  const section = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const selected = tiles.find(({ key }) => key === chosen) ?? null

  /** The form counts it as typed. */
  const changed = () => section.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const acting = {
    ...pictures,
    add: (files: readonly File[]) => {
      pictures.add(files.filter(({ size }) => size > 0))
      changed()
    },
    remove: (key: string) => {
      focusNeighbour(
        section.current,
        tiles.findIndex((one) => one.key === key),
      )
      pictures.remove(key)
      changed()
    },
    move: (moved: Parameters<Pictures['move']>[0]) => {
      pictures.move(moved)
      changed()
    },
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    acting.add([...event.dataTransfer.files])
  }

  return (
    <fieldset
      ref={section}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="contents">
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="text-[1rem] leading-[1.375rem] font-[600]">
            {texts.label(max)}
            <span className="font-regular text-ink-mute"> {uiTexts.optional}</span>
          </span>
          {tiles.length > 0 && max > 1 && (
            <span className="ms-auto type-meta figures-even">
              <span aria-hidden="true">{texts.count(tiles.length, max)}</span>
              <span className="sr-only">{texts.countLabel(tiles.length, max)}</span>
            </span>
          )}
        </span>
      </legend>
      <p className="type-meta">{texts.hint(max)}</p>
      {tiles.length === 0 ? (
        <ChoosePictures max={max} onChosen={acting.add} />
      ) : (
        <SortableTiles pictures={acting} selected={chosen} onSelected={setChosen} />
      )}
      {leftOut > 0 && (
        <Alert title={texts.tooManyTitle(tiles.length + leftOut)} role="status">
          <p className="text-sm">{texts.tooMany(max, leftOut)}</p>
        </Alert>
      )}
      <Problems pictures={pictures} error={error} />
      {selected && (
        <TileDetails key={selected.key} pictures={acting} tile={selected} isDescribed={isDescribed} />
      )}
    </fieldset>
  )
}

function Problems({ pictures: { tiles }, error }: Pick<Props, 'pictures' | 'error'>) {
  const sentences = tiles.flatMap(({ state }, index) =>
    state.is === 'failed' ? [texts.reason(index + 1, state.sentence)] : [],
  )
  return (
    <div aria-live="assertive" className="grid gap-1">
      {[...(error ? [error] : []), ...sentences].map((sentence) => (
        <p key={sentence} className="flex items-start gap-[7px] text-sm font-medium text-danger-ink">
          <Icon icon="circle-alert" size={18} className="mt-0.5" />
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** The removed one had the focus. */
function focusNeighbour(section: HTMLElement | null, index: number) {
  const removers = [...(section?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const neighbour = removers[index + 1] ?? removers[index - 1]
  if (neighbour) neighbour.focus()
  else requestAnimationFrame(() => section?.querySelector('input')?.focus())
}
