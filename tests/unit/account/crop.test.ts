import { describe, expect, it } from 'vitest'
import { dragged, squareOf, wholePicture, ZOOM_MAX, zoomedTo } from '#domain/account/crop'

const wide = { width: 400, height: 200 }

describe('square crop of a picture', () => {
  it('starts in the middle with the largest square', () => {
    expect(squareOf(wholePicture, wide)).toEqual({ left: 100, top: 0, side: 200 })
  })

  it('shows more of the left side after a drag to the right', () => {
    const crop = dragged(wholePicture, { picture: wide, by: { x: 0.25, y: 0 } })
    expect(squareOf(crop, wide)).toEqual({ left: 50, top: 0, side: 200 })
  })

  it.each([
    [
      { x: 9, y: 9 },
      { left: 0, top: 0 },
    ],
    [
      { x: -9, y: -9 },
      { left: 200, top: 0 },
    ],
  ])('keeps the drag %o inside the picture', (by, corner) => {
    expect(squareOf(dragged(wholePicture, { picture: wide, by }), wide)).toMatchObject(corner)
  })

  it('zooms in around the middle and within the limits', () => {
    const close = zoomedTo(wholePicture, { picture: wide, zoom: 2 })
    expect(squareOf(close, wide)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomedTo(close, { picture: wide, zoom: 99 }).zoom).toBe(ZOOM_MAX)
    expect(zoomedTo(close, { picture: wide, zoom: 0 }).zoom).toBe(1)
  })

  it('leaves no empty space when zoomed out at the edge', () => {
    const corner = dragged(zoomedTo(wholePicture, { picture: wide, zoom: 4 }), {
      picture: wide,
      by: { x: -9, y: -9 },
    })
    expect(squareOf(zoomedTo(corner, { picture: wide, zoom: 1 }), wide)).toEqual({
      left: 200,
      top: 0,
      side: 200,
    })
  })
})
