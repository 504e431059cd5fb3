import { mailLink, phoneLink } from '#domain/contacts/contact-link'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { buttonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'
import type { ShownContact } from './contact'

export function ContactLinks({ contact: { name, phone, email } }: { contact: ShownContact }) {
  return (
    <>
      {phone ? (
        <a
          href={phoneLink(phone)}
          className={buttonLook({ variant: 'soft', size: 'sm', className: 'flex-1' })}
        >
          <Icon icon="phone" />
          <span className="min-w-0 wrap-anywhere figures-even">{phone}</span>
          <span className="sr-only">: {name}</span>
        </a>
      ) : null}
      {email ? (
        <a
          href={mailLink(email)}
          className={buttonLook({
            variant: phone ? 'quiet' : 'soft',
            size: 'sm',
            className: phone ? '' : 'flex-1',
          })}
        >
          <Icon icon="mail" />
          <span className={phone ? 'sr-only' : 'min-w-0 wrap-anywhere'}>
            {phone ? texts.emailTo(name) : email}
          </span>
        </a>
      ) : null}
      {phone || email ? null : <span className="flex-1" />}
    </>
  )
}
