import type { ReactNode } from 'react'
import { longDate } from '#domain/time/dates'
import { documentFileUrl, savedFileName } from '#domain/documents/document-file'
import { fileSize } from '#domain/text/format-number'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { TimeAgo } from '../../ui/time-ago'
import { AsideBox } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import { PlainText } from '../listing/item/plain-text'
import { type ShownDocument, fileKind } from './document'
import { documentJsonLd } from './document-json-ld'
import { DownloadButton } from './download-button'
import { OwnDocuments } from './own-documents'

type Props = { document: ShownDocument; now: Date; children?: ReactNode }

export function DocumentView({ document, now, children }: Props) {
  const { id, name, slug, description, filename, filesize, createdAt } = document
  const url = itemUrl({ kind: 'documents', id, slug })
  return (
    <ItemPage
      list={{ href: routes.documents, label: texts.back }}
      title={name}
      address={url}
      favorite={{ kind: 'documents', id, title: name, url }}
      reported={{ type: 'document', id, name }}
      own={<OwnDocuments id={id} />}
      jsonLd={documentJsonLd(document, env.SITE_URL)}
      similar={children}
      meta={
        <span>
          {texts.added} <TimeAgo at={createdAt} renderedAt={now.getTime()} />
        </span>
      }
      aside={
        <AsideBox>
          {filename ? (
            <DownloadButton
              href={documentFileUrl(filename)}
              fileName={savedFileName(filename)}
              name={name}
              block
            />
          ) : null}
          <FactList
            facts={[
              { name: texts.kind, value: fileKind(filename) },
              { name: texts.size, value: filesize ? fileSize(filesize) : null },
              { name: texts.added, value: longDate(createdAt) },
            ]}
          />
        </AsideBox>
      }
    >
      {description ? <PlainText text={description} /> : null}
    </ItemPage>
  )
}
