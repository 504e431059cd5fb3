export type Place = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)))
}

/** Rounded to 0.1 degrees, about ten kilometres; more exact positions never leave the browser. */
export const roundedPlace = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(1)},${longitude.toFixed(1)}`
