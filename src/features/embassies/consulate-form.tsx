'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type ChangeEvent, type SyntheticEvent } from 'react'
import type { AskedLand } from '#domain/embassies/asked-land'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts, landOptions } from '#texts/embassies/embassies'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/form/field'
import { SelectField } from '../../ui/form/select-field'

type Props = { asked: AskedLand; kept: { q: string; type?: string } }

/** Works without scripts; with them a chosen Land is applied at once. Only one of the two fields counts. */
export function ConsulateForm({ asked: { land, postcode }, kept }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()

  // Back and forward update the fields, except the one that is being typed in.
  useEffect(() => {
    for (const [name, value] of Object.entries({ land: land ?? '', plz: postcode })) {
      const field = form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
      if (field !== document.activeElement) field.value = value
    }
  }, [land, postcode])

  function follow(query: { land?: string; plz?: string }) {
    startTransition(() => push(listAddress(routes.embassies, { ...kept, ...query }), { scroll: false }))
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const { plz, land: chosen } = Object.fromEntries(new FormData(form.current!)) as Record<string, string>
    follow(plz ? { plz } : { land: chosen })
  }
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const plz = form.current!.elements.namedItem('plz') as HTMLInputElement
    plz.value = ''
    follow({ land: target.value })
  }

  return (
    <form
      ref={form}
      action={routes.embassies}
      aria-label={texts.find}
      aria-busy={isBusy}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end [&_label]:whitespace-nowrap gap-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]"
    >
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div className="max-md:col-span-2">
        <SelectField
          name="land"
          label={texts.land}
          options={landOptions}
          placeholder={texts.landPlaceholder}
          defaultValue={land ?? ''}
          onChange={choose}
        />
      </div>
      <TextField
        name="plz"
        label={texts.postcode}
        placeholder={texts.postcodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        defaultValue={postcode}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="min-h-12">
        {texts.findSubmit}
      </Button>
    </form>
  )
}
