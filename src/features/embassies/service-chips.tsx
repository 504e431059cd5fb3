import { embassyTexts } from '#texts/embassies/embassies'
import { Badge } from '../../ui/states/badge'

export function ServiceChips({ services }: { services: readonly string[] }) {
  return (
    <ul aria-label={embassyTexts.services} className="flex flex-wrap gap-1.5">
      {services.map((service) => (
        <li key={service}>
          <Badge className="whitespace-normal!">{service}</Badge>
        </li>
      ))}
    </ul>
  )
}
