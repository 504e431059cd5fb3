import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { VERSIONS_KEPT } from '#domain/limits'
import { relatedId } from '#domain/lists/ids'
import { shortDateTime } from '#domain/time/dates'
import { versionsTexts as texts } from '#texts/panels/versions'
import { PanelLink } from '../frame/panel-link'
import { Cell, StackedTable } from './stacked-table'

type Version = {
  id: string
  updatedAt: string
  autosave?: boolean
  version: { _status?: 'draft' | 'published'; changedBy?: unknown }
}

/** In place of Payload's list, which shows numbers and not who saved. A version opens with the changes and restoring. */
export async function VersionsScreen({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const slug = collectionConfig?.slug ?? globalConfig?.slug
  if (!slug) notFound()
  const found = {
    limit: VERSIONS_KEPT,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
    sort: '-updatedAt',
  }
  const { docs } = (await (collectionConfig
    ? req.payload.findVersions({
        ...found,
        collection: collectionConfig.slug,
        where: { parent: { equals: docID } },
      })
    : req.payload.findGlobalVersions({ ...found, slug: slug as 'legal' }))) as unknown as { docs: Version[] }
  const names = await namesOf(req, docs)
  const path = collectionConfig ? `/collections/${slug}/${docID}` : `/globals/${slug}`
  const heads = collectionConfig ? texts.heads : texts.heads.filter((head) => head === texts.savedAt)
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view={texts.title}
      />
      <Gutter className="versions__wrap">
        {docs.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <StackedTable label={texts.title} heads={[...heads]}>
            {docs.map(({ id, updatedAt, autosave, version }) => (
              <tr key={id}>
                <Cell label={texts.savedAt}>
                  <PanelLink to={`${path}/versions/${id}`}>{shortDateTime(updatedAt)}</PanelLink>
                </Cell>
                {collectionConfig && (
                  <>
                    <Cell label={texts.savedBy}>
                      {names.get(relatedId(version.changedBy) ?? '') ?? texts.unknown}
                    </Cell>
                    <Cell label={texts.state}>
                      <span
                        className={`panel-badge panel-badge--${version._status === 'published' ? 'ok' : 'draft'}`}
                      >
                        {version._status === 'published' ? texts.published : texts.draft}
                      </span>
                      {autosave && <span className="panel-form__hint"> {texts.autosave}</span>}
                    </Cell>
                  </>
                )}
              </tr>
            ))}
          </StackedTable>
        )}
      </Gutter>
    </main>
  )
}

async function namesOf(req: PayloadRequest, versions: Version[]): Promise<Map<string, string>> {
  const ids = [...new Set(versions.flatMap(({ version }) => relatedId(version.changedBy) ?? []))]
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    limit: ids.length,
    depth: 0,
    pagination: false,
    select: { fullName: true },
    overrideAccess: false,
    user: req.user,
  })
  return new Map(docs.map(({ id, fullName }) => [id, fullName]))
}
