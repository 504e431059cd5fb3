import { cities } from '#domain/places/cities'
import { distanceKm, type Place } from '#domain/places/distance'
import { cityMark } from './marks'

export type NearPlace = { place: string; km: number }

/** Our cities as the index writes them, the nearest first. Their places are built in: nobody is told where one is. */
export const placesNear = (from: Place): NearPlace[] =>
  cities.map((city) => ({ place: cityMark(city.id), km: distanceKm(from, city) })).sort((a, b) => a.km - b.km)
