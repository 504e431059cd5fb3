import { cities } from '#domain/cities'
import { distanceKm, type Place } from '#domain/distance'
import { cityWord } from './entry'

export type NearPlace = { place: string; km: number }

/** Our cities as the index writes them, the nearest first. Their places are built in: nobody is told where one is. */
export const placesNear = (from: Place): NearPlace[] =>
  cities.map((city) => ({ place: cityWord(city.id), km: distanceKm(from, city) })).sort((a, b) => a.km - b.km)
