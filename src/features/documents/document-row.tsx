import { documentFileUrl, savedFileName } from '#domain/documents/document-file'
import { fileSize } from '#domain/text/format-number'
import { itemUrl } from '#domain/kinds'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import { TimeAgo } from '../../ui/time-ago'
import { HeartButton } from '../listing/heart-button'
import { ReportButton } from '../listing/report/report-button'
import { type ShownDocument, fileKind } from './document'
import { DownloadButton } from './download-button'

type Props = { document: ShownDocument; renderedAt: number; level?: 2 | 3 }

export function DocumentRow({ document, renderedAt, level = 2 }: Props) {
  const { id, name, slug, description, filename, filesize, createdAt } = document
  const url = itemUrl({ kind: 'documents', id, slug })
  const Heading = `h${level}` as const
  return (
    <li className="border-b border-line last:border-b-0">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-5">
        <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5">
          <Icon icon="file-text" size={24} className="mt-0.5 text-ink-mute" />
          <div className="grid gap-1">
            <Heading className="type-card wrap-anywhere">
              <PageLink href={url} className="touch-area text-inherit no-underline hover:underline">
                {name}
              </PageLink>
            </Heading>
            {description ? <p className="card-text">{description}</p> : null}
            <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 type-meta figures-even">
              <TimeAgo at={createdAt} renderedAt={renderedAt} />
              {filesize ? <span className="whitespace-nowrap">{fileSize(filesize)}</span> : null}
              <span>{fileKind(filename)}</span>
            </p>
          </div>
        </div>
        <div className="-me-2.5 flex items-center gap-1 max-md:ps-[38px]">
          {filename ? (
            <DownloadButton
              href={documentFileUrl(filename)}
              fileName={savedFileName(filename)}
              name={name}
              variant="soft"
              size="sm"
              className="max-md:flex-1"
            />
          ) : null}
          <HeartButton item={{ kind: 'documents', id, title: name, url }} />
          <ReportButton item={{ type: 'document', id, name }} />
        </div>
      </article>
    </li>
  )
}
