import { useEffect, useRef } from 'react'
import { cityById, germanCities } from '#domain/places/cities'
import { roundedPlace } from '#domain/places/distance'
import { searchTexts as texts } from '#texts/search/search'
import { searchPanelTexts } from '#texts/search/search-panel'
import { Button } from '../../ui/buttons/button'

type Props = { onPick: (city: { place: string; city: string }) => void }

/** For people who refuse geolocation. */
export default function CityPicker({ onPick }: Props) {
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => select.current?.focus(), [])

  function pick() {
    const city = cityById(select.current?.value ?? '')
    if (city) onPick({ place: roundedPlace(city), city: city.name })
  }

  return (
    <div className="flex flex-wrap items-end gap-2 px-4 pt-1 pb-4">
      <label className="grid min-w-48 flex-1 gap-1.5">
        <span className="text-[1rem] font-[600]">{searchPanelTexts.pickCity}</span>
        <select ref={select} className="input appearance-auto">
          {germanCities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={pick} className="min-h-12">
        {texts.showCity}
      </Button>
    </div>
  )
}
