import { useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

type Asked = Record<string, string>
type Field = HTMLInputElement | HTMLSelectElement

/** Works without scripts. The fields follow the address, on back and forward too. `addressOf` must be stable. */
export function useAddressForm(addressOf: (asked: Asked) => string) {
  const form = useRef<HTMLFormElement>(null)
  const query = useSearchParams().toString()
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()
  const isNew = useRef(true)

  const follow = useCallback(
    (more: Asked = {}) => {
      const asked = Object.fromEntries(new FormData(form.current!)) as Asked
      startTransition(() => push(addressOf({ ...asked, ...more }), { scroll: false }))
    },
    [addressOf, push],
  )

  useEffect(() => {
    const fields = [...form.current!.elements].filter(isField)
    // Rendered for this address; choices made before hydration are applied now.
    if (isNew.current) {
      isNew.current = false
      if (fields.some(isChosen)) follow()
    } else showAddress(fields, new URLSearchParams(query))
  }, [query, follow])

  return { form, query, isBusy, follow }
}

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== ''

/** Text that is still being typed is not a choice. */
function isChosen(field: Field): boolean {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' && field.checked !== field.defaultChecked
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(given, 0)
}

function showAddress(fields: Field[], params: URLSearchParams) {
  for (const field of fields) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = params.has(field.name)
    else if (field !== document.activeElement) field.value = params.get(field.name) ?? ''
  }
}
