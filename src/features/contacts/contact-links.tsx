import { buttonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'

export type ContactWay = { words: string; link: string }

type Props = { name: string; phone: ContactWay | null; email: ContactWay | null }

/** Beside a phone the mail is an icon, and its words are for screen readers. */
export function ContactLinks({ name, phone, email }: Props) {
  return (
    <>
      {phone ? (
        <a href={phone.link} className={buttonLook({ variant: 'soft', size: 'sm', className: 'flex-1' })}>
          <Icon icon="phone" />
          <span className="wrap-anywhere figures-even">{phone.words}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </a>
      ) : null}
      {email ? (
        <a
          href={email.link}
          className={buttonLook({
            variant: phone ? 'quiet' : 'soft',
            size: 'sm',
            className: phone ? '' : 'flex-1',
          })}
        >
          <Icon icon="mail" />
          <span className={phone ? 'sr-only' : 'wrap-anywhere'}>{email.words}</span>
        </a>
      ) : null}
      {phone || email ? null : <span className="flex-1" />}
    </>
  )
}
