export type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** A square of a picture: its centre as fractions of width and height, and the zoom. */
export type Crop = Point & { zoom: number }

export const ZOOM_MAX = 4
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

const sideOf = (zoom: number, { width, height }: Size) => Math.min(width, height) / zoom

function inside({ x, y, zoom: asked }: Crop, picture: Size): Crop {
  const zoom = between(1, asked, ZOOM_MAX)
  const side = sideOf(zoom, picture)
  const [halfX, halfY] = [side / picture.width / 2, side / picture.height / 2]
  return { x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY), zoom }
}

/** `by` is in fractions of the window; dragging to the right shows more of the left. */
export function dragged(crop: Crop, { picture, by }: { picture: Size; by: Point }): Crop {
  const side = sideOf(crop.zoom, picture)
  const x = crop.x - (by.x * side) / picture.width
  const y = crop.y - (by.y * side) / picture.height
  return inside({ ...crop, x, y }, picture)
}

export const zoomedTo = (crop: Crop, { picture, zoom }: { picture: Size; zoom: number }): Crop =>
  inside({ ...crop, zoom }, picture)

/** In pixels of the picture. */
export function squareOf(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const { x, y, zoom } = inside(crop, picture)
  const side = sideOf(zoom, picture)
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side }
}
