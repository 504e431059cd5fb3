import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { dragged, zoomedTo, type Crop, type Size } from '#domain/account/crop'

type Point = { x: number; y: number }
type Gestures = {
  frame: RefObject<HTMLCanvasElement | null>
  picture: Size
  /** Called with a function from the previous crop to the next. */
  onChange: (next: (crop: Crop) => Crop) => void
}

const KEY_STEP = 0.05
const ZOOM_STEP = 1.1
const arrows: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

export function useCropGestures({ frame, picture, onChange }: Gestures) {
  const held = useRef(new Map<number, Point>())
  const zoomBy = (factor: number) => onChange((crop) => zoomedTo(crop, { picture, zoom: crop.zoom * factor }))

  useEffect(() => {
    const canvas = frame.current
    // React's wheel listener is passive, so the dialog would scroll too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP)
    }
    canvas?.addEventListener('wheel', onWheel, { passive: false })
    return () => canvas?.removeEventListener('wheel', onWheel)
  })

  function hold({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId)
    held.current.set(pointerId, { x, y })
  }

  function move({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!held.current.has(pointerId)) return
    const before = [...held.current.values()]
    held.current.set(pointerId, { x, y })
    const after = [...held.current.values()]
    const { width } = currentTarget.getBoundingClientRect()
    const [from, to] = [middle(before), middle(after)]
    const by = { x: (to.x - from.x) / width, y: (to.y - from.y) / width }
    onChange((crop) => dragged(crop, { picture, by }))
    if (spread(before) > 0) zoomBy(spread(after) / spread(before))
  }

  const release = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId)

  function press(event: KeyboardEvent) {
    const by = arrows[event.key]
    const factor = zooms[event.key]
    if (!by && !factor) return
    event.preventDefault()
    if (by) onChange((crop) => dragged(crop, { picture, by }))
    else if (factor) zoomBy(factor)
  }

  return {
    onPointerDown: hold,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press,
  }
}
