import { describe, expect, it } from 'vitest'
import { dragged, squareOf, wholePicture, ZOOM_MAX, zoomedTo } from '#domain/account/crop'

const wide = { width: 400, height: 200 }

describe('изрязване на квадрат', () => {
  it('започва от средата с най-големия възможен квадрат', () => {
    expect(squareOf(wholePicture, wide)).toEqual({ left: 100, top: 0, side: 200 })
  })

  it('дърпането надясно показва повече отляво', () => {
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
  ])('дърпането %o не излиза от снимката', (by, corner) => {
    expect(squareOf(dragged(wholePicture, { picture: wide, by }), wide)).toMatchObject(corner)
  })

  it('увеличението остава около средата и в границите', () => {
    const close = zoomedTo(wholePicture, { picture: wide, zoom: 2 })
    expect(squareOf(close, wide)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomedTo(close, { picture: wide, zoom: 99 }).zoom).toBe(ZOOM_MAX)
    expect(zoomedTo(close, { picture: wide, zoom: 0 }).zoom).toBe(1)
  })

  it('отдалечаването до края на снимката не оставя празно', () => {
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
