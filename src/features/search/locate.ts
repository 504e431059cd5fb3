import { roundedPlace } from '#domain/places/distance'

const WAIT_MS = 10_000
const FRESH_MS = 10 * 60_000

/** Rounded; null when unavailable. The browser asks for permission first. */
export function locate(): Promise<string | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedPlace(coords)),
      () => resolve(null),
      // Ten kilometres are exact enough: no satellites, less battery.
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })
}
