import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { ChoosePictures } from './choose-pictures'
import { TileView } from './tile-view'
import type { Pictures } from './use-pictures'

type Props = {
  pictures: Pictures
  selected: string | null
  onSelected: (key: string | null) => void
}

export function SortableTiles({ pictures, selected, onSelected }: Props) {
  const { tiles, max, add, move } = pictures
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => tiles.findIndex(({ key }) => key === id)

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move({ key: String(active.id), to: placeOf(over.id) })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announced((id) => placeOf(id) + 1),
        screenReaderInstructions: { draggable: texts.drag.instructions },
      }}
    >
      <SortableContext items={tiles.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul aria-label={texts.list} className="picture-tiles">
          {tiles.map((tile, index) => (
            <TileView
              key={tile.key}
              tile={tile}
              place={index + 1}
              pictures={pictures}
              isSelected={tile.key === selected}
              onSelected={() => onSelected(tile.key === selected ? null : tile.key)}
            />
          ))}
          {tiles.length < max && (
            <li className="picture-tile">
              <ChoosePictures max={max} count={tiles.length} onChosen={add} />
            </li>
          )}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The site's words in place of the library's. */
const announced = (placeOf: (id: UniqueIdentifier) => number): Announcements => ({
  onDragStart: ({ active }) => texts.drag.lifted(placeOf(active.id)),
  onDragOver: ({ active, over }) =>
    over && over.id !== active.id ? texts.drag.over(placeOf(active.id), placeOf(over.id)) : undefined,
  onDragEnd: ({ active, over }) =>
    over ? texts.drag.dropped(placeOf(over.id)) : texts.drag.cancelled(placeOf(active.id)),
  onDragCancel: ({ active }) => texts.drag.cancelled(placeOf(active.id)),
})
