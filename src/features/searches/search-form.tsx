import type { QuietHours } from '#domain/notifications/quiet-hours'
import {
  type SearchChoices,
  searchChoices,
  searchPlaces,
  searchRhythms,
} from '#domain/searches/search-choices'
import { SEARCH_NAME_MAX } from '#domain/searches/search-limits'
import { savedSearchTexts } from '#texts/searches/saved-searches'
import { notifyMeTexts as texts } from '#texts/searches/search-page'
import { Choice } from '../../ui/form/choice'
import { TextField } from '../../ui/form/field'
import { FormDialog } from '../../ui/form/form-dialog'
import { Pills } from '../../ui/form/pills'
import type { SendResult } from '../../ui/requests/send'
import { Badge } from '../../ui/states/badge'
import { useSafeForm } from '../drafts/use-safe-form'

const { placeHints, places, rhythms } = savedSearchTexts
const rhythmOptions = searchRhythms.map((value) => ({ value, label: rhythms[value] }))

type Props = {
  title: string
  conditions: readonly string[]
  initial: SearchChoices
  reader: { maskedEmail: string; quiet: QuietHours }
  /** Names what is typed, for keeping it. */
  draft: string
  save: (choices: SearchChoices) => Promise<SendResult<unknown>>
  onSaved: (choices: SearchChoices) => void
  onClose: () => void
}

const PLACES = 'search-places'
const schema = searchChoices.refine((choices) => searchPlaces.some((place) => choices[place]), {
  path: [PLACES],
  message: savedSearchTexts.noPlace,
})

export function SearchForm(props: Props) {
  const { title, conditions, initial, reader, draft, save, onSaved, onClose } = props
  const form = useSafeForm({
    draft,
    schema,
    save: async (choices) => {
      const answer = await save(choices)
      return answer.ok ? { ok: true, data: choices } : answer
    },
    onSaved,
    failure: texts.failed,
  })
  const problem = form.errors[PLACES]
  const placeChoices = [
    { name: 'onSite', label: places.onSite, hint: placeHints.onSite, isOn: initial.onSite },
    { name: 'onPhone', label: places.onPhone, hint: placeHints.onPhone, isOn: initial.onPhone },
    { name: 'byEmail', label: places.byEmail, hint: reader.maskedEmail, isOn: initial.byEmail },
  ]
  return (
    <FormDialog open onClose={onClose} title={title} lead={texts.lead} form={form} save={texts.save}>
      <ul aria-label={texts.conditions} className="flex flex-wrap gap-1.5">
        {conditions.map((condition) => (
          <li key={condition} className="min-w-0">
            <Badge className="wrap-anywhere whitespace-normal">{condition}</Badge>
          </li>
        ))}
      </ul>
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={SEARCH_NAME_MAX}
        defaultValue={initial.name}
        required
      />
      <Pills
        name="rhythm"
        label={savedSearchTexts.rhythm}
        options={rhythmOptions}
        defaultValue={initial.rhythm}
      />
      <fieldset
        id={PLACES}
        tabIndex={-1}
        className="grid gap-1"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${PLACES}-error` : undefined}
      >
        <legend className="mb-1 text-[1rem] leading-[1.375rem] font-[600]">{savedSearchTexts.place}</legend>
        <div className="-mx-3">
          {placeChoices.map(({ isOn, ...place }) => (
            <Choice key={place.name} type="checkbox" defaultChecked={isOn} {...place} />
          ))}
        </div>
        {problem && (
          <p id={`${PLACES}-error`} className="text-sm text-danger-ink">
            {problem}
          </p>
        )}
      </fieldset>
      <p className="type-meta">{[texts.quiet(reader.quiet), texts.stop].filter(Boolean).join(' ')}</p>
    </FormDialog>
  )
}
