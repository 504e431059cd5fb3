'use client'

import { useState } from 'react'
import { contactLink } from '#domain/contacts/contact-link'
import { itemActionTexts as texts } from '#texts/lists/item-actions'
import { Button, type ButtonProps } from '../../../ui/buttons/button'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Icon } from '../../../ui/graphics/icon'
import { send } from '../../../ui/requests/send'
import { toastFailure } from '../../../ui/overlays/toast-store'

type Contacts = Record<string, string | null>
type Props = Pick<ButtonProps, 'variant' | 'size' | 'block'> & {
  /** Address of the item in the API: `/api/small-ads/:id`. */
  item: string
  name: string
  /** The field that is a person's name and no link. */
  person?: string
}

/** Not in the page, because of bots (docs/decisions/024-contact-details.md). A contact with '@' is an email. */
export function RevealContact({ item, name, person = '', variant = 'soft', size = 'sm', block }: Props) {
  const [shown, setShown] = useState<string[]>([])
  const [whom, setWhom] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function reveal() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send<Contacts>('POST', `${item}/reveal-contact`)
    setIsBusy(false)
    if (!answer.ok) return toastFailure(texts.contactFailed, answer.message)
    const { [person]: who = null, ...ways } = answer.data
    const contacts = Object.values(ways).filter((one): one is string => Boolean(one))
    setWhom(who)
    setShown(contacts)
    if (contacts.length === 1) location.assign(contactLink(contacts[0]!))
  }

  if (shown.length === 0) {
    return (
      <Button
        variant={variant}
        size={size}
        block={block}
        icon="phone"
        busy={isBusy}
        onClick={() => void reveal()}
        className="no-js:hidden"
      >
        {texts.contact}
        <span className="sr-only">: {name}</span>
      </Button>
    )
  }
  return (
    <span role="status" className="grid min-w-0 gap-2">
      {whom ? <span className="type-label">{whom}</span> : null}
      {shown.map((contact) => (
        <a key={contact} href={contactLink(contact)} className={buttonLook({ variant, size, block })}>
          <Icon icon={contact.includes('@') ? 'mail' : 'phone'} />
          <span className="min-w-0 wrap-anywhere">{contact}</span>
        </a>
      ))}
    </span>
  )
}
