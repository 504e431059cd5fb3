import { newsTexts } from '#texts/articles/articles'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from '../../../ui/buttons/button-look'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/graphics/icon'
import { ShareButton } from '../../../ui/buttons/share-button'

type Props = { title: string; address: string; externalLink: string | null }

export function ArticleEnd({ title, address, externalLink }: Props) {
  return (
    <div
      className={classNames(
        'mx-auto mt-9 flex max-w-read flex-wrap gap-3 border-t border-line pt-6 print:hidden',
        // Sharing needs a script; alone it would leave an empty line.
        !externalLink && 'no-js:hidden',
      )}
    >
      {externalLink ? (
        <a href={externalLink} target="_blank" rel="noopener" className={buttonLook({ variant: 'primary' })}>
          {newsTexts.externalSite}
          <Icon icon="external-link" />
          <span className="sr-only">{uiTexts.opensInNewTab}</span>
        </a>
      ) : null}
      <ShareButton title={title} address={address} />
    </div>
  )
}
